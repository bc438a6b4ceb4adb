#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tablier_fuzzing::referee(&String::from_utf8_lossy(data)));
