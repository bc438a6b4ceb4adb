//! Makes one module of the pieces that are loaded together.
//!
//! A piece of the splitter's shares a memory, a table and the place of the stack with all others. It puts functions into slots of the table and
//! data at places of the memory that are its own, and calls functions of other pieces by their slots, each through a function that does
//! nothing else: a passage. In one module such a call is direct where the module itself fills the slot; of the other passages one is kept
//! for each slot. Numbers are written as short as they can be, which the splitter does not do.

use std::collections::{BTreeMap, HashMap, HashSet};

use wasm_encoder::reencode::{Error, Reencode, RoundtripReencoder};
use wasm_encoder::{
    CodeSection, ConstExpr, DataSection, ElementSection, Elements, FunctionSection, ImportSection,
    Module, TypeSection,
};
use wasmparser::{FuncType, Import, TypeRef};

use crate::piece::Piece;

/// A function: the place of its piece, and its number there.
type Place = (usize, usize);

/// The module that does what these pieces do together.
pub fn merge(pieces: &[Vec<u8>]) -> Result<Vec<u8>, String> {
    let pieces = pieces.iter().map(|bytes| Piece::read(bytes)).collect::<Result<Vec<_>, _>>()?;
    let slots = slots(&pieces);
    let (kept, numbers) = number(&pieces, &slots)?;
    let mut types = Vec::new();
    let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
    for (at, function) in kept {
        let piece = &pieces[at];
        let mut renumbered = Renumbered { piece, types: &mut types, numbers: &numbers[at] };
        let kind = renumbered.type_index(piece.functions[function]).map_err(said)?;
        functions.function(kind);
        let body = piece.bodies[function].clone();
        renumbered.parse_function_body(&mut code, body).map_err(said)?;
    }
    let mut data = DataSection::new();
    for (place, bytes) in pieces.iter().flat_map(|piece| &piece.data) {
        data.active(0, &ConstExpr::i32_const(*place), bytes.iter().copied());
    }
    let slots = slots.into_iter().map(|(slot, (at, function))| (slot, numbers[at][function]));
    let mut module = Module::new();
    module
        .section(&type_section(types)?)
        .section(&imports(&pieces)?)
        .section(&functions)
        .section(&elements(slots))
        .section(&code)
        .section(&data);
    let module = module.finish();
    let checked = wasmparser::Validator::new().validate_all(&module);
    checked.map_err(|error| format!("the pieces do not fit together: {error}"))?;
    Ok(module)
}

/// The function in each slot that these pieces fill.
fn slots(pieces: &[Piece<'_>]) -> BTreeMap<i32, Place> {
    let places = pieces.iter().enumerate();
    let slots = places.flat_map(|(at, piece)| piece.slots.iter().map(move |slot| (at, slot)));
    slots.map(|(at, (slot, function))| (*slot, (at, *function))).collect()
}

/// The functions that are kept, in order, and the number that each function of each piece has among them.
fn number(
    pieces: &[Piece<'_>],
    slots: &BTreeMap<i32, Place>,
) -> Result<(Vec<Place>, Vec<Vec<u32>>), String> {
    let in_slots: HashSet<&Place> = slots.values().collect();
    let mut passages: HashMap<i32, Place> = HashMap::new();
    let (mut kept, mut known) = (Vec::new(), HashMap::new());
    // What is called in the place of each function.
    let mut called: Vec<Vec<Place>> = Vec::new();
    for (at, piece) in pieces.iter().enumerate() {
        let mut of_piece = Vec::new();
        for own in (0..piece.functions.len()).map(|function| (at, function)) {
            let called = match piece.passage(own.1)? {
                Some(slot) if !in_slots.contains(&own) => match slots.get(&slot) {
                    Some(target) => *target,
                    None => *passages.entry(slot).or_insert(own),
                },
                _ => own,
            };
            if called == own {
                known.insert(own, kept.len() as u32);
                kept.push(own);
            }
            of_piece.push(called);
        }
        called.push(of_piece);
    }
    // What fills a slot is kept, and so is the first passage to another.
    let numbers = called.into_iter().map(|all| all.iter().map(|place| known[place]).collect());
    let numbers = numbers.collect();
    Ok((kept, numbers))
}

/// Writes the code of a piece with the numbers of the module.
struct Renumbered<'m, 'a> {
    piece: &'m Piece<'a>,
    /// The types of the module that were needed so far.
    types: &'m mut Vec<FuncType>,
    /// The number in the module of each function of the piece.
    numbers: &'m [u32],
}

impl Reencode for Renumbered<'_, '_> {
    type Error = String;

    fn type_index(&mut self, number: u32) -> Result<u32, Error<String>> {
        let wanted = self.piece.types.get(number as usize).ok_or_else(|| unknown("type"))?;
        let found = self.types.iter().position(|known| known == wanted);
        let at = found.unwrap_or_else(|| {
            self.types.push(wanted.clone());
            self.types.len() - 1
        });
        Ok(at as u32)
    }

    fn function_index(&mut self, number: u32) -> Result<u32, Error<String>> {
        self.numbers.get(number as usize).copied().ok_or_else(|| unknown("function"))
    }

    fn data_index(&mut self, _: u32) -> Result<u32, Error<String>> {
        Err(unknown("data"))
    }

    fn element_index(&mut self, _: u32) -> Result<u32, Error<String>> {
        Err(unknown("elements"))
    }
}

fn unknown(what: &str) -> Error<String> {
    Error::UserError(format!("a piece asks for {what} that it has not"))
}

fn said<E: std::fmt::Display>(error: Error<E>) -> String {
    match error {
        Error::ParseError(error) => format!("a piece is no module: {error}"),
        other => other.to_string(),
    }
}

fn type_section(types: Vec<FuncType>) -> Result<TypeSection, String> {
    let mut section = TypeSection::new();
    for one in types {
        section.ty().func_type(&RoundtripReencoder.func_type(one).map_err(said)?);
    }
    Ok(section)
}

/// What pieces share. There is one of a kind, so that its number is the same in each of them.
fn imports(pieces: &[Piece<'_>]) -> Result<ImportSection, String> {
    let mut all: Vec<&Import<'_>> = Vec::new();
    for piece in pieces {
        for (number, one) in piece.imports.iter().enumerate() {
            let is_twice = piece.imports[..number].iter().any(|other| is_alike(other, one));
            match all.iter().find(|other| is_alike(other, one)) {
                Some(other) if *other != one || is_twice => {
                    return Err(format!("pieces take in both {} and {}", other.name, one.name));
                }
                Some(_) => {}
                None => all.push(one),
            }
        }
    }
    let mut section = ImportSection::new();
    for one in all {
        let kind = RoundtripReencoder.entity_type(one.ty).map_err(said)?;
        section.import(one.module, one.name, kind);
    }
    Ok(section)
}

fn is_alike(one: &Import<'_>, other: &Import<'_>) -> bool {
    let kind = |import: &Import<'_>| match import.ty {
        TypeRef::Memory(_) => 0,
        TypeRef::Table(_) => 1,
        _ => 2,
    };
    kind(one) == kind(other)
}

/// Fills slots, those beside each other at once.
fn elements(slots: impl Iterator<Item = (i32, u32)>) -> ElementSection {
    let mut runs: Vec<(i32, Vec<u32>)> = Vec::new();
    for (slot, function) in slots {
        match runs.last_mut() {
            Some((first, run)) if *first + run.len() as i32 == slot => run.push(function),
            _ => runs.push((slot, vec![function])),
        }
    }
    let mut section = ElementSection::new();
    for (first, run) in runs {
        section.active(None, &ConstExpr::i32_const(first), Elements::Functions(run.into()));
    }
    section
}

#[cfg(test)]
mod tests;
