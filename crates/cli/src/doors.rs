//! By which addresses a salon is found, from here and from the network it is in.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, UdpSocket};

/// The address for a browser on the same machine.
pub fn nearest(listens: IpAddr) -> IpAddr {
    match listens {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => Ipv6Addr::LOCALHOST.into(),
        one => one,
    }
}

/// The address for other machines in the network, if there is one.
pub fn in_network(listens: IpAddr) -> Option<IpAddr> {
    if !listens.is_unspecified() {
        return Some(listens).filter(|ip| !ip.is_loopback());
    }
    // Nothing is sent: the system only says by which of its addresses it would be.
    let asked = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    asked.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = asked.local_addr().ok()?.ip();
    Some(ip).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn who_listens_everywhere_is_found_here_by_the_loopback() {
        assert_eq!(nearest(ip("0.0.0.0")), ip("127.0.0.1"));
        assert_eq!(nearest(ip("::")), ip("::1"));
        assert_eq!(nearest(ip("192.168.1.20")), ip("192.168.1.20"));
    }

    #[test]
    fn who_listens_at_the_loopback_is_not_found_from_elsewhere() {
        assert_eq!(in_network(ip("127.0.0.1")), None);
        assert_eq!(in_network(ip("::1")), None);
        assert_eq!(in_network(ip("192.168.1.20")), Some(ip("192.168.1.20")));
        assert!(in_network(ip("0.0.0.0")).is_none_or(|ip| !ip.is_loopback()));
    }
}
