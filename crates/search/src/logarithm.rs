//! A logarithm of whole numbers by whole numbers: the same to the last bit on every platform, which that of floating-point
//! numbers is not.

/// So many binary places lie behind the point.
const PLACES: u32 = 26;
/// The logarithms between 1 and 2 are known at so many steps (a power of two), and those between two steps lie on a line.
const STEPS_LOG: u32 = 8;
const STEPS: usize = 1 << STEPS_LOG;
/// The logarithm of each step to base 2, worked out when this is compiled.
const KNOWN: [u32; STEPS + 1] = known();

/// The natural logarithm of a number of at least 1, at most three millionths too small.
///
/// Only whole numbers are reckoned with, but for one product at the end, which IEEE 754 rounds in one way.
pub(crate) fn ln(number: u32) -> f32 {
    const SCALE: f32 = std::f32::consts::LN_2 / (1_u32 << PLACES) as f32;
    log2(number) as f32 * SCALE
}

/// The logarithm to base 2, in parts of which 2^[`PLACES`] make one.
fn log2(number: u32) -> u32 {
    let whole = number.ilog2();
    // What is left is between 1 and 2: the step below it, and how far it is to the next.
    let rest = (number << (31 - whole)) & (u32::MAX >> 1);
    let (step, beyond) =
        ((rest >> (31 - STEPS_LOG)) as usize, rest & (u32::MAX >> (1 + STEPS_LOG)));
    let (low, high) = (KNOWN[step], KNOWN[step + 1]);
    let part = (u64::from(high - low) * u64::from(beyond)) >> (31 - STEPS_LOG);
    (whole << PLACES) + low + part as u32
}

const fn known() -> [u32; STEPS + 1] {
    let mut known = [0; STEPS + 1];
    let mut step = 0;
    while step <= STEPS {
        known[step] = digits(((STEPS + step) as u64) << (31 - STEPS_LOG));
        step += 1;
    }
    known
}

/// The logarithm to base 2 of a number from 1 to 2 with 31 binary places, one digit after the other: squaring a number doubles
/// its logarithm.
const fn digits(mut number: u64) -> u32 {
    let mut found = 0;
    if number >> 32 != 0 {
        return 1 << PLACES;
    }
    let mut place = 0;
    while place < PLACES {
        number = (number * number) >> 31;
        let is_two = (number >> 32) as u32;
        number >>= is_two;
        found = found << 1 | is_two;
        place += 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every small number, and larger ones each a hundredth beyond the last.
    fn numbers() -> impl Iterator<Item = u32> {
        let large =
            std::iter::successors(Some(100_000_u32), |number| number.checked_add(number / 97));
        (1..100_000).chain(large).chain([u32::MAX])
    }

    #[test]
    fn powers_of_two_have_whole_logarithms() {
        assert!((0..32).all(|power| log2(1 << power) == power << PLACES));
    }

    #[test]
    fn a_larger_number_never_has_a_smaller_logarithm() {
        let all: Vec<u32> = numbers().collect();
        assert!(all.windows(2).all(|pair| log2(pair[0]) <= log2(pair[1])));
    }

    #[test]
    fn it_is_as_close_as_it_says() {
        for number in numbers() {
            // What platforms differ by is far less than what is asked here.
            #[expect(clippy::disallowed_methods, reason = "only to compare with")]
            let exact = f64::from(number).log2();
            let found = f64::from(log2(number)) / f64::from(1_u32 << PLACES);
            assert!((-1e-7..3e-6).contains(&(exact - found)), "{number}: {found}, not {exact}");
        }
    }

    #[test]
    fn it_is_the_same_to_the_last_bit_everywhere() {
        let written = [2, 3, 10, 1_000, 12_500, u32::MAX].map(|number| ln(number).to_bits());
        let expected = [1060205080, 1066180436, 1075010958, 1088228437, 1092022156, 1102148120];
        assert_eq!(written, expected);
    }
}
