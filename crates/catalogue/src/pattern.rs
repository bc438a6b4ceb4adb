//! Wordings as a program fills them in: text in which a few control characters stand for arguments and choices.
//!
//! ```text
//!   0x01 n                       the argument with this number (a character, from a space on)
//!   0x02 n  key 0x03 wording 0x04 …  0x05     one of several wordings, by the argument; the last one, without a key, in any other case
//! ```

use std::collections::HashMap;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use crate::Argument;

/// What a wording may refer to: other messages and terms of its file. They are put in when it is compiled.
#[derive(Default)]
pub struct Names<'a> {
    pub messages: HashMap<&'a str, &'a Pattern<String>>,
    pub terms: HashMap<&'a str, &'a Pattern<String>>,
}

const ARGUMENT: char = '\u{1}';
const SELECT: char = '\u{2}';
const KEY: char = '\u{3}';
const NEXT: char = '\u{4}';
const END: char = '\u{5}';

/// References may lead so far.
const MAX_DEPTH: usize = 8;

/// The wording as a program fills it in.
pub fn compile(
    pattern: &Pattern<String>,
    arguments: &[Argument],
    names: &Names<'_>,
) -> Result<String, String> {
    let mut out = String::new();
    Compiler { arguments, names }.pattern(pattern, 0, &mut out)?;
    Ok(out)
}

struct Compiler<'a> {
    arguments: &'a [Argument],
    names: &'a Names<'a>,
}

impl Compiler<'_> {
    fn pattern(
        &self,
        pattern: &Pattern<String>,
        depth: usize,
        out: &mut String,
    ) -> Result<(), String> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => out.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.expression(expression, depth, out)?;
                }
            }
        }
        Ok(())
    }

    fn expression(
        &self,
        expression: &Expression<String>,
        depth: usize,
        out: &mut String,
    ) -> Result<(), String> {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline, depth, out),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let name =
            variable(selector).ok_or("only an argument can be chosen by: { $count -> … }")?;
        out.extend([SELECT, self.number(name)?]);
        let (default, others): (Vec<_>, Vec<_>) =
            variants.iter().partition(|variant| variant.default);
        for variant in &others {
            let key = match &variant.key {
                VariantKey::Identifier { name } => name,
                VariantKey::NumberLiteral { value } => value,
            };
            out.push_str(key);
            out.push(KEY);
            self.pattern(&variant.value, depth, out)?;
            out.push(NEXT);
        }
        out.push(KEY);
        let default = default.first().ok_or("one of the wordings to choose from needs a star")?;
        self.pattern(&default.value, depth, out)?;
        out.extend([NEXT, END]);
        Ok(())
    }

    fn inline(
        &self,
        inline: &InlineExpression<String>,
        depth: usize,
        out: &mut String,
    ) -> Result<(), String> {
        if let Some(name) = variable(inline) {
            out.extend([ARGUMENT, self.number(name)?]);
            return Ok(());
        }
        match inline {
            InlineExpression::StringLiteral { value } => out.push_str(&unescaped(value)),
            InlineExpression::NumberLiteral { value } => out.push_str(value),
            InlineExpression::Placeable { expression } => {
                self.expression(expression, depth, out)?;
            }
            other => self.pattern(referred(other, self.names, depth)?, depth + 1, out)?,
        }
        Ok(())
    }

    fn number(&self, name: &str) -> Result<char, String> {
        let at = self.arguments.iter().position(|argument| argument.name == name);
        let known =
            || self.arguments.iter().map(|a| format!("${}", a.name)).collect::<Vec<_>>().join(", ");
        let at =
            at.ok_or_else(|| format!("there is no ${name}; the message speaks of: {}", known()))?;
        char::from_u32(' ' as u32 + at as u32).ok_or_else(|| "too many arguments".to_owned())
    }
}

/// The argument that is meant, also as `NUMBER($count)`.
fn variable(inline: &InlineExpression<String>) -> Option<&str> {
    match inline {
        InlineExpression::VariableReference { id } => Some(&id.name),
        InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
            variable(arguments.positional.first()?)
        }
        _ => None,
    }
}

/// The wording a reference leads to.
fn referred<'a>(
    inline: &InlineExpression<String>,
    names: &Names<'a>,
    depth: usize,
) -> Result<&'a Pattern<String>, String> {
    let (found, name) = match inline {
        InlineExpression::MessageReference { id, attribute: None } => {
            (names.messages.get(id.name.as_str()), &id.name)
        }
        InlineExpression::TermReference { id, attribute: None, .. } => {
            (names.terms.get(id.name.as_str()), &id.name)
        }
        _ => return Err("functions and attributes are not understood here".to_owned()),
    };
    if depth >= MAX_DEPTH {
        return Err(format!("{name} refers to itself"));
    }
    found.copied().ok_or_else(|| format!("there is no {name} in this file"))
}

/// Every argument a wording names, in order.
pub fn variables(pattern: &Pattern<String>, names: &Names<'_>) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    look(pattern, names, 0, &mut found)?;
    Ok(found)
}

fn look(
    pattern: &Pattern<String>,
    names: &Names<'_>,
    depth: usize,
    found: &mut Vec<String>,
) -> Result<(), String> {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            look_into(expression, names, depth, found)?;
        }
    }
    Ok(())
}

fn look_into(
    expression: &Expression<String>,
    names: &Names<'_>,
    depth: usize,
    found: &mut Vec<String>,
) -> Result<(), String> {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            found.extend(variable(selector).map(str::to_owned));
            return variants
                .iter()
                .try_for_each(|variant| look(&variant.value, names, depth, found));
        }
    };
    match (variable(inline), inline) {
        (Some(name), _) => found.push(name.to_owned()),
        (None, InlineExpression::Placeable { expression }) => {
            look_into(expression, names, depth, found)?;
        }
        (None, InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. }) => {
        }
        (None, other) => look(referred(other, names, depth)?, names, depth + 1, found)?,
    }
    Ok(())
}

/// What Fluent writes `\u202F` or `\"`.
fn unescaped(value: &str) -> String {
    let mut out = String::new();
    let mut rest = value;
    while let Some((before, after)) = rest.split_once('\\') {
        out.push_str(before);
        let length = match after.chars().next() {
            Some('u') => 5,
            Some('U') => 7,
            _ => 1,
        };
        let (escaped, tail) = after.split_at(length.min(after.len()));
        match escaped.get(1..).filter(|digits| !digits.is_empty()) {
            Some(digits) => {
                out.extend(u32::from_str_radix(digits, 16).ok().and_then(char::from_u32));
            }
            None => out.push_str(escaped),
        }
        rest = tail;
    }
    out + rest
}

/// The wording in one line, for those who read the code.
pub fn shown(pattern: &Pattern<String>) -> String {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => value.clone(),
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            let default = variants.iter().find(|variant| variant.default);
            match default {
                Some(variant) => shown(&variant.value),
                None => variable(selector).unwrap_or_default().to_owned(),
            }
        }
        PatternElement::Placeable { expression: Expression::Inline(inline) } => {
            match (variable(inline), inline) {
                (Some(name), _) => format!("{{{name}}}"),
                (None, InlineExpression::StringLiteral { value }) => unescaped(value),
                _ => "…".to_owned(),
            }
        }
    });
    parts.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}
