//! A piece of a module as the splitter writes it: what there is in it, and nothing that it could not have.

use wasmparser::{
    BinaryReaderError, DataKind, ElementItems, ElementKind, FuncType, FunctionBody, Import,
    Operator, Parser, Payload, TypeRef,
};

/// A piece. Its functions are numbered from zero, as it takes in none.
#[derive(Default)]
pub struct Piece<'a> {
    pub types: Vec<FuncType>,
    /// The memory, the table and the global that all pieces share, or those of them it needs.
    pub imports: Vec<Import<'a>>,
    /// The number of each function's type.
    pub functions: Vec<u32>,
    pub bodies: Vec<FunctionBody<'a>>,
    /// The slots of the table that it fills, each with one of its functions.
    pub slots: Vec<(i32, usize)>,
    /// What it puts into the memory, and where.
    pub data: Vec<(i32, &'a [u8])>,
}

impl<'a> Piece<'a> {
    /// Reads a piece; refuses a module that has anything else.
    pub fn read(module: &'a [u8]) -> Result<Piece<'a>, String> {
        let mut piece = Piece::default();
        for payload in Parser::new(0).parse_all(module) {
            piece.take(payload.map_err(broken)?)?;
        }
        let is_sound = piece.functions.len() == piece.bodies.len()
            && piece.functions.iter().all(|one| (*one as usize) < piece.types.len())
            && piece.slots.iter().all(|(_, one)| *one < piece.functions.len());
        if is_sound { Ok(piece) } else { Err("a piece speaks of what it has not".to_owned()) }
    }

    fn take(&mut self, payload: Payload<'a>) -> Result<(), String> {
        match payload {
            Payload::TypeSection(types) => {
                for one in types.into_iter_err_on_gc_types() {
                    self.types.push(one.map_err(broken)?);
                }
            }
            Payload::ImportSection(imports) => {
                for one in imports.into_imports() {
                    self.imports.push(shared(one.map_err(broken)?)?);
                }
            }
            Payload::FunctionSection(functions) => {
                for one in functions {
                    self.functions.push(one.map_err(broken)?);
                }
            }
            Payload::ElementSection(elements) => {
                for one in elements {
                    let one = one.map_err(broken)?;
                    let ElementKind::Active { table_index: None | Some(0), offset_expr } = one.kind
                    else {
                        return Err("a piece fills another table".to_owned());
                    };
                    let ElementItems::Functions(functions) = one.items else {
                        return Err("a piece fills slots with what is no function".to_owned());
                    };
                    for (slot, function) in (place(&offset_expr)?..).zip(functions) {
                        self.slots.push((slot, function.map_err(broken)? as usize));
                    }
                }
            }
            Payload::CodeSectionEntry(body) => self.bodies.push(body),
            Payload::DataSection(data) => {
                for one in data {
                    let one = one.map_err(broken)?;
                    match one.kind {
                        // It keeps the numbers of the others, which nothing asks for.
                        _ if one.data.is_empty() => {}
                        DataKind::Active { memory_index: 0, offset_expr } => {
                            self.data.push((place(&offset_expr)?, one.data));
                        }
                        _ => return Err("a piece has data for no place".to_owned()),
                    }
                }
            }
            Payload::ExportSection(exports) if exports.count() == 0 => {}
            Payload::Version { .. }
            | Payload::CodeSectionStart { .. }
            | Payload::DataCountSection { .. }
            | Payload::CustomSection(_)
            | Payload::End(_) => {}
            other => return Err(format!("a piece has what it should not have: {other:?}")),
        }
        Ok(())
    }

    /// The slot that a function calls what is in, if it does nothing else.
    pub fn passage(&self, function: usize) -> Result<Option<i32>, String> {
        let own = self.functions[function];
        let body = &self.bodies[function];
        if body.get_locals_reader().map_err(broken)?.get_count() > 0 {
            return Ok(None);
        }
        let arguments = self.types[own as usize].params().len();
        let code = body.get_operators_reader().map_err(broken)?.into_iter();
        let code = code.take(arguments + 4).collect::<Result<Vec<_>, _>>().map_err(broken)?;
        let Some((handed, rest)) = code.split_at_checked(arguments) else { return Ok(None) };
        let are_handed = handed.iter().zip(0..).all(|(one, number)| {
            matches!(one, Operator::LocalGet { local_index } if *local_index == number)
        });
        Ok(match rest {
            [
                Operator::I32Const { value },
                Operator::CallIndirect { type_index, table_index: 0 },
                Operator::End,
            ] if are_handed && *type_index == own => Some(*value),
            _ => None,
        })
    }
}

/// What all pieces may take in.
fn shared(import: Import<'_>) -> Result<Import<'_>, String> {
    match import.ty {
        TypeRef::Memory(_) | TypeRef::Table(_) | TypeRef::Global(_) => Ok(import),
        _ => Err(format!("a piece takes in {}", import.name)),
    }
}

/// A place that is known before anything runs.
fn place(offset: &wasmparser::ConstExpr<'_>) -> Result<i32, String> {
    match offset.get_operators_reader().read().map_err(broken)? {
        Operator::I32Const { value } => Ok(value),
        _ => Err("a piece does not say where its things go".to_owned()),
    }
}

fn broken(error: BinaryReaderError) -> String {
    format!("a piece is no module: {error}")
}
