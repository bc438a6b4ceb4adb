//! JSON from a text, for pages: what serde_json needs for it is four times as much to load.

use std::borrow::Cow;

use super::Json;

/// So deep may lists and objects lie in each other.
const DEEPEST: usize = 127;

impl<'a> Json<'a> {
    /// What a text says; nothing where it is not JSON.
    pub fn parse(text: &'a str) -> Option<Json<'a>> {
        let mut rest = Rest { text, at: 0 };
        let json = rest.value(DEEPEST)?;
        rest.sign().is_none().then_some(json)
    }
}

/// What is still to be read.
struct Rest<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Rest<'a> {
    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The next byte that is not between things.
    fn sign(&mut self) -> Option<u8> {
        while matches!(self.byte(), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            self.at += 1;
        }
        self.byte()
    }

    /// Whether this comes next; goes on behind it then.
    fn takes(&mut self, sign: u8) -> bool {
        let takes = self.sign() == Some(sign);
        self.at += usize::from(takes);
        takes
    }

    fn word(&mut self, word: &str, json: Json<'a>) -> Option<Json<'a>> {
        let found = self.text.as_bytes().get(self.at..self.at + word.len())?;
        self.at += word.len();
        (found == word.as_bytes()).then_some(json)
    }

    fn value(&mut self, depth: usize) -> Option<Json<'a>> {
        match self.sign()? {
            b'n' => self.word("null", Json::Null),
            b't' => self.word("true", Json::Bool(true)),
            b'f' => self.word("false", Json::Bool(false)),
            b'"' => self.string().map(Json::Text),
            b'[' => {
                let mut items = Vec::new();
                self.each(b']', depth, |rest, depth| {
                    items.push(rest.value(depth)?);
                    Some(())
                })?;
                Some(Json::List(items))
            }
            b'{' => {
                let mut fields = Vec::new();
                self.each(b'}', depth, |rest, depth| {
                    let name =
                        rest.sign().filter(|sign| *sign == b'"').and_then(|_| rest.string())?;
                    let value = rest.takes(b':').then(|| rest.value(depth))??;
                    fields.push((name, value));
                    Some(())
                })?;
                Some(Json::Object(fields))
            }
            _ => self.number(),
        }
    }

    /// Reads things with commas between them, up to the end.
    fn each(
        &mut self,
        end: u8,
        depth: usize,
        mut read: impl FnMut(&mut Rest<'a>, usize) -> Option<()>,
    ) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        self.at += 1;
        if self.takes(end) {
            return Some(());
        }
        loop {
            read(self, depth)?;
            if self.takes(end) {
                return Some(());
            }
            self.takes(b',').then_some(())?;
        }
    }

    /// A text, of which nothing is copied unless something in it is written in another way.
    fn string(&mut self) -> Option<Cow<'a, str>> {
        let mut read = Cow::Borrowed("");
        loop {
            self.at += 1;
            let from = self.at;
            while !matches!(self.byte()?, b'"' | b'\\' | ..0x20) {
                self.at += 1;
            }
            let plain = &self.text[from..self.at];
            if read.is_empty() {
                read = Cow::Borrowed(plain);
            } else {
                read.to_mut().push_str(plain);
            }
            match self.byte()? {
                b'"' => break,
                b'\\' => read.to_mut().push(self.escaped()?),
                _ => return None,
            }
        }
        self.at += 1;
        Some(read)
    }

    /// A character behind a backslash, up to the last byte of it.
    fn escaped(&mut self) -> Option<char> {
        self.at += 1;
        Some(match self.byte()? {
            sign @ (b'"' | b'\\' | b'/') => sign.into(),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let mut unit = self.unit()?;
                if (0xd800..0xdc00).contains(&unit) {
                    let goes_on = self.text.as_bytes().get(self.at + 1..self.at + 3)? == b"\\u";
                    self.at += 2;
                    let low =
                        self.unit().filter(|low| goes_on && (0xdc00..0xe000).contains(low))?;
                    unit = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
                }
                char::from_u32(unit)?
            }
            _ => return None,
        })
    }

    /// Four digits behind a `u`, up to the last one.
    fn unit(&mut self) -> Option<u32> {
        let mut unit = 0;
        for _ in 0..4 {
            self.at += 1;
            unit = unit * 16 + char::from(self.byte()?).to_digit(16)?;
        }
        Some(unit)
    }

    fn number(&mut self) -> Option<Json<'a>> {
        let from = self.at;
        let is_negative = self.takes(b'-');
        let mut number = Digits::default();
        let is_zero = self.byte() == Some(b'0');
        let whole = self.digits(|digit| number.push(digit, 0));
        if whole == 0 || (is_zero && whole > 1) {
            return None;
        }
        let end = self.at;
        if self.byte() == Some(b'.') {
            self.at += 1;
            (self.digits(|digit| number.push(digit, -1)) > 0).then_some(())?;
        }
        if let Some(b'e' | b'E') = self.byte() {
            self.at += 1;
            let is_small = self.byte() == Some(b'-');
            self.at += usize::from(matches!(self.byte(), Some(b'-' | b'+')));
            let mut power = 0_i32;
            let count = self
                .digits(|digit| power = power.saturating_mul(10).saturating_add(i32::from(digit)));
            (count > 0).then_some(())?;
            let power = if is_small { -power } else { power };
            number.power = number.power.saturating_add(power);
        }
        let text = &self.text[from..self.at];
        let natural = (end == self.at).then(|| text.parse()).and_then(Result::ok);
        let negative =
            (end == self.at && is_negative).then(|| text.parse::<i64>()).and_then(Result::ok);
        match (natural, negative) {
            (Some(natural), _) => Some(Json::Natural(natural)),
            (_, Some(negative)) if negative < 0 => Some(Json::Negative(negative)),
            _ => {
                let real = number.real();
                real.is_finite().then_some(Json::Real(if is_negative { -real } else { real }))
            }
        }
    }

    /// Reads digits; tells how many there are.
    fn digits(&mut self, mut take: impl FnMut(u8)) -> usize {
        let from = self.at;
        while let Some(digit @ b'0'..=b'9') = self.byte() {
            take(digit - b'0');
            self.at += 1;
        }
        self.at - from
    }
}

/// A number as its digits, and the power of ten they are to be multiplied with.
#[derive(Default)]
struct Digits {
    digits: u64,
    power: i32,
}

impl Digits {
    /// Adds a digit that changes the power by so much. One more than can be kept changes nothing but that.
    fn push(&mut self, digit: u8, power: i32) {
        let longer =
            self.digits.checked_mul(10).and_then(|digits| digits.checked_add(digit.into()));
        self.power += power + i32::from(longer.is_none());
        self.digits = longer.unwrap_or(self.digits);
    }

    /// The number; where it has more than some sixteen digits, the last one may be another.
    fn real(&self) -> f64 {
        let mut real = self.digits as f64;
        let mut rest = if real == 0.0 { 0 } else { self.power };
        // Ten to the power of 22 is the last one that is exact.
        while rest != 0 && real != 0.0 && real.is_finite() {
            let step = rest.clamp(-22, 22);
            let ten = (0..step.unsigned_abs()).fold(1.0, |ten, _| ten * 10.0);
            real = if step < 0 { real / ten } else { real * ten };
            rest -= step;
        }
        real
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::Value;

    use super::*;

    /// What both make of a text.
    fn both(text: &str) -> [Option<Value>; 2] {
        [Json::parse(text).map(|json| json.to_value()), serde_json::from_str(text).ok()]
    }

    #[test]
    fn what_is_json_is_read_as_elsewhere_and_the_rest_is_refused() {
        let deep = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
        let texts = [
            "null",
            " true\n",
            "false ",
            "nul",
            "truer",
            "",
            " ",
            "[]",
            "{}",
            "[1,]",
            "[,]",
            "[1 2]",
            "{\"a\":1,\"b\":[{}, null ]}",
            "{\"a\"}",
            "{a:1}",
            "{\"a\":1,}",
            "{\"a\":1,\"a\":2}",
            "[1]]",
            "0",
            "-0",
            "01",
            "-",
            "+1",
            "1.",
            ".5",
            "0.25",
            "-0.125",
            "1e3",
            "1E+2",
            "25e-2",
            "1e",
            "1e-",
            "18446744073709551615",
            "18446744073709551616",
            "-9223372036854775808",
            "-9223372036854775809",
            "1e400",
            "-1e400",
            "1e-400",
            "0e999999999999",
            "12.375",
            "0.30000000000000004",
            "100000000.5",
            "\"\"",
            "\"é\\n\\\"\\u00e9\\ud83d\\ude00/\\/\"",
            "\"\\ud83d\"",
            "\"\\ude00\"",
            "\"\\ud83dx\"",
            "\"\\ud83d\\u0041\"",
            "\"\\x\"",
            "\"\\u12\"",
            "\"\n\"",
            "\"",
            "\"a\\",
            "\u{feff}1",
            "é",
            "[\"a\\tb\",\"c\"]",
        ];
        for text in texts.map(str::to_owned).into_iter().chain([deep(127), deep(128)]) {
            let [own, serde] = both(&text);
            assert_eq!(own, serde, "{text}");
        }
    }

    #[test]
    fn what_is_written_plainly_is_not_copied() {
        let json = Json::parse("[\"plain\", \"a\\tb\"]");
        let Some(Json::List(items)) = json else { panic!("{json:?}") };
        let borrowed = |json: &Json<'_>| matches!(json, Json::Text(Cow::Borrowed(_)));
        assert_eq!(items.iter().map(borrowed).collect::<Vec<_>>(), [true, false]);
    }

    proptest! {
        #[test]
        fn any_text_is_read_as_elsewhere(text in "[\\[\\]{},:\"\\\\ute0-9. \\-é]{0,12}") {
            let [own, serde] = both(&text);
            prop_assert_eq!(own, serde);
        }

        #[test]
        fn whatever_is_written_is_read(words in any::<String>(), number in any::<i64>(), real in -1e9..1e9_f64) {
            let text = serde_json::json!({ words.clone(): [number, words] }).to_string();
            let [own, serde] = both(&text);
            prop_assert_eq!(own, serde);
            let Some(Json::Real(read)) = Json::parse(&format!("{real:?}")) else { return Ok(()) };
            prop_assert!((read - real).abs() <= real.abs() * f64::EPSILON, "{} {}", read, real);
        }
    }
}
