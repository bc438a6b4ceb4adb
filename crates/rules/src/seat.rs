//! Seats, sets of seats, and one value for each seat. Knows nothing of who sits there.

use std::fmt;
use std::ops::{BitOr, Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::reading;
use crate::reading::{FromJson, Json, Reader, read};

/// The largest number of seats any game may have.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0 in turn order.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(try_from = "u8")]
pub struct Seat(u8);

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(number: u8) -> Result<Seat, String> {
        if (number as usize) < MAX_SEATS {
            Ok(Seat(number))
        } else {
            Err(format!("there is no seat {number}: seats lie below {MAX_SEATS}"))
        }
    }
}

reading!(Seat as u8, or Seat(0));

impl Seat {
    /// The seat with this number; numbers from [`MAX_SEATS`] on do not exist.
    pub const fn new(number: usize) -> Seat {
        assert!(number < MAX_SEATS, "no table has that many seats");
        Seat(number as u8)
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat after this one, going round a table of `seats`.
    pub const fn next(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        // A comparison is several times as quick as a division, and machines go round the table all day.
        if next as usize >= seats { Seat(0) } else { Seat(next) }
    }

    /// The first `seats` seats in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `seats` seats.
    pub const fn all(seats: usize) -> SeatSet {
        assert!(seats <= MAX_SEATS, "no table has that many seats");
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Whether no seat is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this seat is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        // This way round it is a load of one byte, right after the store of one byte in `apply`: the other way round costs
        // a playout a fifth of its time.
        (self.0 as u32 >> seat.0) & 1 != 0
    }

    /// The lowest seat in it.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Its seat, if it holds exactly one.
    pub const fn single(self) -> Option<Seat> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// The same set with this seat in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// The same set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Its seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8).filter(move |n| self.0 & (1 << n) != 0).map(Seat)
    }
}

impl BitOr for SeatSet {
    type Output = SeatSet;
    fn bitor(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        read(deserializer)
    }
}

impl FromJson for SeatSet {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> SeatSet {
        Vec::<Seat>::from_json(json, reader).into_iter().collect()
    }
}

/// One value for each seat of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    values: [T; MAX_SEATS],
    seats: u8,
}

impl<T: Copy + Default> PerSeat<T> {
    /// The same value for each of `seats` seats.
    pub fn filled(seats: usize, value: T) -> PerSeat<T> {
        PerSeat::from_fn(seats, |_| value)
    }

    /// The value of each seat by a function.
    pub fn from_fn(seats: usize, mut value: impl FnMut(Seat) -> T) -> PerSeat<T> {
        let mut values = [T::default(); MAX_SEATS];
        for seat in Seat::all(seats) {
            values[seat.index()] = value(seat);
        }
        PerSeat { values, seats: seats as u8 }
    }

    fn from_list(values: &[T]) -> Result<PerSeat<T>, String> {
        if values.len() > MAX_SEATS {
            return Err(format!("a table has at most {MAX_SEATS} seats"));
        }
        Ok(PerSeat::from_fn(values.len(), |seat| values[seat.index()]))
    }
}

impl<T> PerSeat<T> {
    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.seats as usize]
    }

    /// The values in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.seats as usize
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.values[..self.seats as usize][seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[..self.seats as usize][seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<PerSeat<T>, D::Error> {
        PerSeat::from_list(&Vec::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

impl<T: Copy + Default + FromJson> FromJson for PerSeat<T> {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> PerSeat<T> {
        let values = Vec::from_json(json, reader);
        reader.accept(PerSeat::from_list(&values), PerSeat::from_fn(0, |_| T::default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_round_the_table_comes_back() {
        assert_eq!(Seat::new(3).next(4), Seat::new(0));
        assert_eq!(Seat::new(0).next(2), Seat::new(1));
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: SeatSet = [Seat::new(0), Seat::new(2)].into_iter().collect();
        assert!(set.contains(Seat::new(2)) && !set.contains(Seat::new(1)));
        assert_eq!(set.len(), 2);
        assert_eq!(set.single(), None);
        assert_eq!(set.without(Seat::new(0)).single(), Some(Seat::new(2)));
        assert_eq!(SeatSet::all(MAX_SEATS).len(), MAX_SEATS);
    }

    #[test]
    fn sets_and_values_are_json_lists() {
        let set: SeatSet = [Seat::new(1), Seat::new(3)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,3]");
        assert_eq!(serde_json::from_str::<SeatSet>("[1,3]").unwrap(), set);
        assert!(serde_json::from_str::<SeatSet>("[9]").is_err());
        let values = PerSeat::from_fn(3, |seat| seat.index() as u8 * 2);
        assert_eq!(serde_json::to_string(&values).unwrap(), "[0,2,4]");
        assert_eq!(serde_json::from_str::<PerSeat<u8>>("[0,2,4]").unwrap(), values);
    }
}
