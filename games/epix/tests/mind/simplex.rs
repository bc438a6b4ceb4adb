//! The value of a matrix game by linear programming: the plain simplex method with Bland's rule, slow and sure.

/// What the row player can be sure of, who chooses a row of `gains` while the other chooses a column.
pub fn value(gains: &[Vec<f64>]) -> f64 {
    let least = gains.iter().flatten().copied().fold(f64::INFINITY, f64::min);
    // With all gains at least 1: maximise the sum of y where every row times y is at most 1; the value is its inverse.
    let shift = 1.0 - least;
    let (rows, columns) = (gains.len(), gains[0].len());
    let width = columns + rows + 1;
    let mut tableau = vec![vec![0.0; width]; rows + 1];
    for (row, line) in gains.iter().enumerate() {
        for (column, gain) in line.iter().enumerate() {
            tableau[row][column] = gain + shift;
        }
        tableau[row][columns + row] = 1.0;
        tableau[row][width - 1] = 1.0;
    }
    tableau[rows][..columns].fill(-1.0);
    let mut basis: Vec<usize> = (columns..columns + rows).collect();
    while let Some(enters) = (0..width - 1).find(|&column| tableau[rows][column] < -1e-12) {
        let ratio = |row: usize| tableau[row][width - 1] / tableau[row][enters];
        let leaves = (0..rows)
            .filter(|&row| tableau[row][enters] > 1e-12)
            .min_by(|&a, &b| ratio(a).total_cmp(&ratio(b)).then(basis[a].cmp(&basis[b])))
            .expect("a game has a value");
        basis[leaves] = enters;
        let pivot = tableau[leaves][enters];
        tableau[leaves].iter_mut().for_each(|entry| *entry /= pivot);
        let line = tableau[leaves].clone();
        for (row, other) in tableau.iter_mut().enumerate() {
            let factor = other[enters];
            if row != leaves && factor != 0.0 {
                other.iter_mut().zip(&line).for_each(|(entry, base)| *entry -= factor * base);
            }
        }
    }
    1.0 / tableau[rows][width - 1] - shift
}

#[test]
fn scissors_are_worth_nothing_and_pennies_are_worth_their_edge() {
    let scissors = [vec![0.0, 1.0, -1.0], vec![-1.0, 0.0, 1.0], vec![1.0, -1.0, 0.0]];
    assert!(value(&scissors).abs() < 1e-9);
    assert!((value(&[vec![3.0, -1.0], vec![-1.0, 1.0]]) - 1.0 / 3.0).abs() < 1e-9);
}
