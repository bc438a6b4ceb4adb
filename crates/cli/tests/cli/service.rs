//! The service as systemd runs it: it may do what a salon needs, and nothing else.

use std::path::Path;
use std::process::Command;

/// In tenths, as `systemd-analyze` compares it: below 2 of 10.
const MOST_EXPOSED: &str = "--threshold=20";

/// What keeps a salon that was taken over from doing harm, and what it needs nevertheless.
const DIRECTIVES: [&str; 36] = [
    "After=network-online.target nss-lookup.target time-sync.target postgresql.service",
    "DynamicUser=yes",
    "StateDirectory=tablier",
    "StateDirectoryMode=0700",
    "UMask=0077",
    "NoNewPrivileges=yes",
    "CapabilityBoundingSet=",
    "AmbientCapabilities=",
    "PrivateUsers=yes",
    "RestrictNamespaces=yes",
    "RestrictSUIDSGID=yes",
    "LockPersonality=yes",
    "ProtectSystem=strict",
    "ProtectHome=yes",
    "PrivateTmp=yes",
    "PrivateDevices=yes",
    "DevicePolicy=closed",
    "PrivateMounts=yes",
    "PrivateIPC=yes",
    "RemoveIPC=yes",
    "ProtectProc=invisible",
    "ProcSubset=pid",
    "ProtectClock=yes",
    "ProtectHostname=yes",
    "ProtectKernelLogs=yes",
    "ProtectKernelModules=yes",
    "ProtectKernelTunables=yes",
    "ProtectControlGroups=yes",
    "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX",
    "RestrictRealtime=yes",
    "MemoryDenyWriteExecute=yes",
    "SystemCallArchitectures=native",
    "SystemCallFilter=@system-service",
    "SystemCallFilter=~@privileged @resources",
    "SystemCallErrorNumber=EPERM",
    "LimitNOFILE=16384",
];

fn service() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/tablier.service")
}

#[test]
fn the_service_is_confined_to_what_a_salon_needs() {
    let text = std::fs::read_to_string(service()).expect("the file is there");
    let missing: Vec<_> =
        DIRECTIVES.iter().filter(|line| !text.lines().any(|found| found == **line)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_directive_that_confines_the_service_is_explained() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/OPERATING.md");
    let text = std::fs::read_to_string(file).expect("the file is there");
    let name = |line: &&'static str| line.split('=').next().unwrap_or_default();
    let missing: Vec<_> =
        DIRECTIVES.iter().map(name).filter(|name| !text.contains(&format!("`{name}"))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn systemd_finds_the_service_little_exposed() {
    let mut analyze = Command::new("systemd-analyze");
    let analyze = analyze.args(["security", "--offline=true", MOST_EXPOSED]).arg(service());
    // Where there is none, the list above has to do.
    let Ok(output) = analyze.output() else { return println!("there is no systemd-analyze here") };
    let said = String::from_utf8_lossy(&output.stdout);
    let complaint = String::from_utf8_lossy(&output.stderr);
    if complaint.contains("unrecognized option") {
        return println!("systemd-analyze is too old to look at a file");
    }
    assert!(output.status.success(), "{said}{complaint}");
}
