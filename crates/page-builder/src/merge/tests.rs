use wasm_encoder::{EntityType, Function, GlobalType, MemoryType, RefType, TableType, ValType};
use wasmparser::Operator;

use super::*;

/// The types that pieces know, which may stand in another order in each.
type Types<'a> = &'a [(&'a [ValType], &'a [ValType])];
const NUMBER: (&[ValType], &[ValType]) = (&[], &[ValType::I32]);
const CHANGED: (&[ValType], &[ValType]) = (&[ValType::I32], &[ValType::I32]);

fn memory() -> (&'static str, EntityType) {
    let kind = MemoryType {
        minimum: 1,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    };
    ("memory", kind.into())
}

fn table() -> (&'static str, EntityType) {
    let kind = TableType {
        element_type: RefType::FUNCREF,
        minimum: 20,
        maximum: None,
        table64: false,
        shared: false,
    };
    ("table", kind.into())
}

fn stack() -> (&'static str, EntityType) {
    ("stack", GlobalType { val_type: ValType::I32, mutable: true, shared: false }.into())
}

/// A piece of functions, each with the number of its type, that puts some into slots from one on, and data at a place.
fn piece(
    types: Types<'_>,
    takes: &[(&str, EntityType)],
    functions: &[(u32, Function)],
    (slot, filled): (i32, &[u32]),
    (place, data): (i32, &[u8]),
) -> Vec<u8> {
    let mut kinds = TypeSection::new();
    for (takes, gives) in types {
        kinds.ty().function(takes.iter().copied(), gives.iter().copied());
    }
    let mut imports = ImportSection::new();
    for (name, kind) in takes {
        imports.import("shared", name, *kind);
    }
    let (mut own, mut code) = (FunctionSection::new(), CodeSection::new());
    for (kind, function) in functions {
        own.function(*kind);
        code.function(function);
    }
    let mut elements = ElementSection::new();
    let filled = Elements::Functions(filled.to_vec().into());
    elements.active(Some(0), &ConstExpr::i32_const(slot), filled);
    let mut places = DataSection::new();
    places.active(0, &ConstExpr::i32_const(0), []);
    places.active(0, &ConstExpr::i32_const(place), data.iter().copied());
    let mut module = Module::new();
    module.section(&kinds).section(&imports).section(&own).section(&elements);
    module.section(&code).section(&places);
    module.finish()
}

fn constant(number: i32) -> Function {
    let mut function = Function::new([]);
    function.instructions().i32_const(number).end();
    function
}

fn calls(other: u32) -> Function {
    let mut function = Function::new([]);
    function.instructions().call(other).i32_const(1).i32_add().end();
    function
}

fn calls_with_five(other: u32) -> Function {
    let mut function = Function::new([]);
    function.instructions().i32_const(5).call(other).end();
    function
}

fn passage(slot: i32, kind: u32, arguments: u32) -> Function {
    let mut function = Function::new([]);
    for number in 0..arguments {
        function.instructions().local_get(number);
    }
    function.instructions().i32_const(slot).call_indirect(0, kind).end();
    function
}

/// Three pieces: the second calls the first's function in slot 5, and both later ones something in slot 9, which is elsewhere.
fn three() -> [Vec<u8>; 3] {
    let first = &[(0, constant(7))];
    let first = piece(&[NUMBER, CHANGED], &[memory(), table()], first, (5, &[0]), (100, b"abc"));
    let second =
        &[(1, passage(5, 1, 0)), (1, calls(0)), (0, passage(9, 0, 1)), (1, calls_with_five(2))];
    let second = piece(
        &[CHANGED, NUMBER],
        &[stack(), memory(), table()],
        second,
        (6, &[1, 3]),
        (200, b"de"),
    );
    let third = &[(1, passage(9, 1, 1)), (0, calls_with_five(0))];
    let third = piece(&[NUMBER, CHANGED], &[table(), memory()], third, (12, &[1]), (300, b"f"));
    [first, second, third]
}

fn code(piece: &Piece<'_>, function: usize) -> Vec<String> {
    let code = piece.bodies[function].get_operators_reader().unwrap().into_iter();
    let word = |one: Operator<'_>| match one {
        Operator::I32Const { value } => format!("const {value}"),
        Operator::Call { function_index } => format!("call {function_index}"),
        Operator::CallIndirect { type_index, .. } => format!("call a slot of type {type_index}"),
        other => format!("{other:?}"),
    };
    code.map(|one| word(one.unwrap())).filter(|word| word != "End").collect()
}

#[test]
fn what_pieces_have_is_all_there_under_new_numbers() {
    let module = merge(&three()).unwrap();
    let merged = Piece::read(&module).unwrap();
    assert_eq!(merged.slots, [(5, 0), (6, 1), (7, 3), (12, 4)]);
    assert_eq!(merged.data, [(100, &b"abc"[..]), (200, b"de"), (300, b"f")]);
    let names: Vec<&str> = merged.imports.iter().map(|import| import.name).collect();
    assert_eq!(names, ["memory", "table", "stack"]);
    assert_eq!(merged.types.len(), 2, "each once");
    assert_eq!(code(&merged, 0), ["const 7"]);
}

#[test]
fn a_call_within_is_direct_and_one_passage_leads_to_each_slot_elsewhere() {
    let module = merge(&three()).unwrap();
    let merged = Piece::read(&module).unwrap();
    assert_eq!(code(&merged, 1), ["call 0", "const 1", "I32Add"]);
    let passages: Vec<_> =
        (0..merged.functions.len()).map(|number| merged.passage(number).unwrap()).collect();
    assert_eq!(passages, [None, None, Some(9), None, None]);
    for number in [3, 4] {
        assert_eq!(code(&merged, number), ["const 5", "call 2"]);
    }
}

#[test]
fn what_only_looks_like_a_passage_stays() {
    let other = {
        let mut function = Function::new([]);
        function
            .instructions()
            .local_get(0)
            .drop()
            .i32_const(1)
            .i32_const(5)
            .call_indirect(0, 1)
            .end();
        function
    };
    let filled = &[(0, constant(7)), (1, other), (0, passage(5, 0, 0))];
    let types = &[NUMBER, CHANGED];
    // One that fills a slot itself stays as well: somebody may call it there.
    let one = piece(types, &[table(), memory()], filled, (5, &[0, 2]), (0, b""));
    let module = merge(&[one]).unwrap();
    let merged = Piece::read(&module).unwrap();
    assert_eq!((merged.functions.len(), merged.slots), (3, vec![(5, 0), (6, 2)]));
}

#[test]
fn pieces_that_do_not_fit_together_are_refused() {
    let [first, second, _] = three();
    let other = ("another", table().1);
    let third = piece(&[NUMBER], &[memory(), other], &[], (3, &[]), (0, b""));
    assert!(merge(&[first.clone(), third]).unwrap_err().contains("another"));
    let twice = piece(
        &[NUMBER],
        &[stack(), memory(), table(), ("stack-2", stack().1)],
        &[],
        (3, &[]),
        (0, b""),
    );
    assert!(merge(&[twice]).unwrap_err().contains("stack-2"));
    for length in [0, 4, 21, second.len() - 1] {
        assert!(merge(&[first.clone(), second[..length].to_vec()]).is_err(), "cut after {length}");
    }
}
