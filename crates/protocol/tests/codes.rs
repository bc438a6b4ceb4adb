//! Programs rely on codes: what was said once is said for ever.

use std::collections::BTreeSet;

use tablier_protocol::{Code, Failure};
use tablier_rules::Message;

/// Every code that ever was, and its status. Lines are added, and neither changed nor taken away.
const KNOWN: &str = include_str!("../codes.txt");
const PROTOCOL: &str = include_str!("../../../docs/PROTOCOL.md");

fn line(code: &Code) -> String {
    format!("{} {}", code.word(), code.status())
}

#[test]
fn a_code_that_was_said_once_stays() {
    let known: Vec<&str> = KNOWN.lines().collect();
    let now: BTreeSet<String> = Code::ALL.iter().map(line).collect();
    for line in &known {
        assert!(now.contains(*line), "{line} was promised to programs");
    }
    for code in Code::ALL {
        let line = line(code);
        assert!(known.contains(&line.as_str()), "codes.txt lacks the new line {line}");
    }
    assert_eq!(known.len(), now.len(), "each once");
}

#[test]
fn every_code_is_told_in_the_protocol_with_what_it_means() {
    for code in Code::ALL {
        let row = format!("| `{}` | {} | {} |", code.word(), code.status(), code.meaning());
        assert!(PROTOCOL.contains(&row), "docs/PROTOCOL.md lacks the row\n{row}");
    }
}

#[test]
fn a_code_is_read_as_it_is_written_and_one_of_a_newer_salon_is_no_fault() {
    for code in Code::ALL {
        let failure = Failure::new(*code, Message::words("why"));
        let written = serde_json::to_string(&failure).expect("plain data");
        let read: Failure = serde_json::from_str(&written).expect("what was written");
        assert_eq!(read, failure);
        assert_eq!((read.late, read.again), (*code == Code::Late, code.passes()));
    }
    for (other, again) in [
        (r#"{"text":"why","again":true}"#, true),
        (r#"{"code":"out_of_tea","text":"why"}"#, false),
        (r#"{"code":7,"text":"why"}"#, false),
    ] {
        let read: Failure = serde_json::from_str(other).expect("it is understood");
        assert_eq!((read.code, read.again), (Code::Unknown, again), "{other}");
    }
}

#[test]
fn what_passes_is_not_told_as_what_was_wrong() {
    for code in Code::ALL {
        let is_for_now = matches!(code.status(), 429 | 503 | 504);
        assert_eq!(code.passes(), is_for_now, "{code:?}");
    }
}
