//! What was found out about positions seen before, by their hash. Of two that fall on the same place one is
//! forgotten.

/// A fixed number of places, each with the hash it was written for.
#[derive(Clone, Debug)]
pub struct Memory<T> {
    places: Vec<(u64, T)>,
}

impl<T: Copy + Default> Memory<T> {
    /// With `2^bits` places, all empty.
    pub fn new(bits: u32) -> Memory<T> {
        Memory { places: vec![(0, T::default()); 1 << bits] }
    }

    #[inline]
    fn place(&self, hash: u64) -> usize {
        hash as usize & (self.places.len() - 1)
    }

    /// What was written for this hash; nothing for the hash 0.
    #[inline]
    pub fn get(&self, hash: u64) -> Option<T> {
        let (written, value) = self.places[self.place(hash)];
        (written == hash && hash != 0).then_some(value)
    }

    /// Writes for this hash, over whatever stands in its place if `replaces` agrees to give that up.
    #[inline]
    pub fn put(&mut self, hash: u64, value: T, replaces: impl FnOnce(&T) -> bool) {
        let place = self.place(hash);
        let (written, old) = &self.places[place];
        if *written == 0 || *written == hash || replaces(old) {
            self.places[place] = (hash, value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_found_until_something_else_needs_its_place() {
        let mut memory = Memory::new(4);
        assert_eq!(memory.get(5), None);
        memory.put(5, 'a', |_| true);
        memory.put(5 + 16, 'b', |_| false);
        assert_eq!((memory.get(5), memory.get(5 + 16)), (Some('a'), None));
        memory.put(5 + 16, 'b', |_| true);
        assert_eq!((memory.get(5), memory.get(5 + 16)), (None, Some('b')));
    }
}
