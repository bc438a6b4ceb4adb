//! What follows what, without a page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::graph::run_waiting;
use super::*;

/// Notes what an effect saw.
fn noted<T: 'static>(look: impl Fn() -> T + 'static) -> Rc<RefCell<Vec<T>>> {
    let seen = Rc::new(RefCell::new(Vec::new()));
    let note = seen.clone();
    effect(move |_| note.borrow_mut().push(look()));
    seen
}

#[test]
fn an_effect_is_run_once_for_everything_that_changed_meanwhile() {
    let (a, b) = (RwSignal::new(1), RwSignal::new(10));
    let seen = noted(move || a.get() + b.get());
    assert!(seen.borrow().is_empty(), "it is run soon, not at once");
    run_waiting();
    a.set(2);
    b.update(|b| *b += 10);
    run_waiting();
    run_waiting();
    assert_eq!(*seen.borrow(), [11, 22]);
}

#[test]
fn an_effect_is_told_what_it_said_before() {
    let signal = RwSignal::new(1);
    let sum = Rc::new(Cell::new(0));
    let told = sum.clone();
    effect(move |before: Option<i32>| {
        let now = before.unwrap_or(0) + signal.get();
        told.set(now);
        now
    });
    run_waiting();
    signal.set(5);
    run_waiting();
    assert_eq!(sum.get(), 6);
}

#[test]
fn whoever_follows_a_memo_is_run_only_if_it_says_something_else() {
    let number = RwSignal::new(1);
    let is_even = Memo::new(move |_| number.get() % 2 == 0);
    let sign = Memo::new(move |_| if is_even.get() { "even" } else { "odd" });
    let seen = noted(move || sign.get());
    run_waiting();
    for other in [3, 5, 6, 8, 9] {
        number.set(other);
        run_waiting();
    }
    assert_eq!(*seen.borrow(), ["odd", "even", "odd"]);
}

#[test]
fn nothing_is_seen_that_was_never_so() {
    let number = RwSignal::new(1);
    let double = Memo::new(move |_| number.get() * 2);
    let triple = Memo::new(move |_| number.get() * 3);
    let seen = noted(move || (number.get(), double.get(), triple.get()));
    run_waiting();
    number.set(2);
    assert_eq!(triple.get_untracked(), 6, "who asks is told how it is now");
    run_waiting();
    assert_eq!(*seen.borrow(), [(1, 2, 3), (2, 4, 6)]);
}

#[test]
fn what_was_not_read_the_last_time_is_no_longer_followed() {
    let (which, a, b) = (RwSignal::new(true), RwSignal::new(1), RwSignal::new(2));
    let seen = noted(move || if which.get() { a.get() } else { b.get() });
    run_waiting();
    which.set(false);
    run_waiting();
    a.set(9);
    run_waiting();
    b.set(3);
    run_waiting();
    assert_eq!(*seen.borrow(), [1, 2, 3]);
}

#[test]
fn what_an_effect_made_ends_when_it_is_run_anew() {
    let (outer, inner) = (RwSignal::new(0), RwSignal::new(0));
    let (runs, ends) = (Rc::new(Cell::new(0)), Rc::new(Cell::new(0)));
    let (count, end) = (runs.clone(), ends.clone());
    effect(move |_| {
        outer.get();
        let (count, end) = (count.clone(), end.clone());
        effect(move |_| {
            inner.get();
            count.set(count.get() + 1);
        });
        on_cleanup(move || end.set(end.get() + 1));
    });
    run_waiting();
    outer.set(1);
    run_waiting();
    inner.set(1);
    run_waiting();
    assert_eq!((runs.get(), ends.get()), (3, 1), "one of each, and the second one again");
}

#[test]
fn owners_are_run_before_what_they_own() {
    // What is within must not meet a state in which it would not be there.
    let value = RwSignal::new(Some(1));
    let seen = Rc::new(RefCell::new(Vec::new()));
    let note = seen.clone();
    let other = RwSignal::new(0);
    effect(move |_| {
        if value.get().is_none() {
            return;
        }
        let note = note.clone();
        effect(move |_| {
            other.get();
            note.borrow_mut().push(value.get().expect("it is only there while there is a value"));
        });
    });
    run_waiting();
    other.set(1);
    value.set(None);
    run_waiting();
    assert_eq!(*seen.borrow(), [1]);
}

#[test]
fn what_a_scope_held_is_gone_with_it_and_says_so() {
    let (scope, (signal, stored)) = Scope::new(|| (RwSignal::new(1), StoredValue::new(2)));
    assert_eq!((signal.get_untracked(), stored.get_value()), (1, 2));
    drop(scope);
    assert_eq!(signal.try_set(3), Some(3));
    assert_eq!(stored.try_with_value(|value| *value), None);
    let next = RwSignal::new("another");
    assert_eq!(signal.try_set(3), Some(3), "nobody else is taken for it");
    assert_eq!(next.get_untracked(), "another");
}

#[test]
fn what_is_given_above_is_found_below_and_the_nearest_first() {
    let (_scope, found) = Scope::new(|| {
        provide_context(1u8);
        provide_context("word");
        let (inner, found) = Scope::new(|| {
            provide_context(2u8);
            (expect_context::<u8>(), expect_context::<&str>())
        });
        drop(inner);
        (found, expect_context::<u8>())
    });
    assert_eq!(found, ((2, "word"), 1));
}

#[test]
fn an_effect_that_changes_what_it_reads_comes_to_rest() {
    let number = RwSignal::new(0);
    let seen = noted(move || {
        let now = number.get();
        if now < 3 {
            number.set(now + 1);
        }
        now
    });
    run_waiting();
    assert_eq!(*seen.borrow(), [0, 1, 2, 3]);
}

#[test]
fn what_is_only_looked_at_is_not_followed() {
    let number = RwSignal::new(1);
    let derived = Signal::derive(move || number.get() + 1);
    let seen =
        noted(move || (number.get_untracked(), untrack(|| derived.get()), derived.get_untracked()));
    run_waiting();
    number.set(5);
    run_waiting();
    assert_eq!(*seen.borrow(), [(1, 2, 2)]);
}
