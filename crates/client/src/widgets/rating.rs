//! How strong somebody is, in a few signs.

use tablier_protocol::{Rating, SeatRating};
use tablier_views::prelude::*;

/// The points; a question mark where little is known.
pub fn points(rating: Rating) -> String {
    let doubt = if rating.is_provisional() { "?" } else { "" };
    format!("{}{doubt}", rating.points)
}

/// The rating of whoever sits in a seat, and what the game brought.
pub fn seat_rating(shown: Option<SeatRating>) -> View {
    let Some(SeatRating { rating, gained }) = shown else { return View::Nothing };
    let gained = gained.map(|gained| {
        let class = ["down", "", "up"][(gained.signum() + 1) as usize];
        format!("<span class=\"gained {class}\">{}</span>", signed(gained))
    });
    let inside = points(rating) + &gained.unwrap_or_default();
    tag("span").class("rating").html(inside).into_view()
}

fn signed(number: i32) -> String {
    match number {
        0 => "±0".to_owned(),
        _ if number > 0 => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_says_when_little_is_known_and_what_it_gained() {
        assert_eq!(points(Rating { points: 1512, games: 9, met: 4 }), "1512?");
        assert_eq!(points(Rating { points: 1512, games: 10, met: 4 }), "1512");
        assert_eq!([signed(12), signed(0), signed(-7)], ["+12", "±0", "−7"]);
    }
}
