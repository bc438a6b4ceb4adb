//! What a record says of those who drew its chance together, and what of that can be checked.

use tablier_rules::{AnyMatch, ChanceVersion, Contribution, Record, Share, Text, text};

use super::names;

/// Refuses a record in which something is missing that somebody knows to have given.
pub fn check(record: &Record, own: Option<Contribution>) -> Result<(), Text> {
    let is_there = |own| record.shares.iter().any(|share| share.contribution == Some(own));
    if own.is_none_or(is_there) {
        return Ok(());
    }
    Err(Text::new(
        "Ce que vous avez donné au hasard de cette partie n'y figure pas : la partie a été tirée sans vous, ou c'en est une autre.",
        "What you gave to the chance of this game is not in it: it was drawn without you, or it is another game.",
    ))
}

/// One word for what a person did, for programs.
pub fn word(share: &Share) -> &'static str {
    match (share.seal, share.contribution) {
        (_, Some(_)) => "opened",
        (Some(_), None) => "unopened",
        (None, None) => "none",
    }
}

/// Who drew the chance, and what is not shown by it; nothing where the seed alone deals.
pub fn told(record: &Record, game: &dyn AnyMatch, own: Option<Contribution>) -> Vec<Text> {
    if record.chance.is_none_or(|way| way == ChanceVersion::SEED) {
        return Vec::new();
    }
    let all = names(record, game);
    let who = |wanted: &str| {
        let of = record.shares.iter().filter(|share| word(share) == wanted);
        let of = of.filter_map(|share| all.get(share.seat.index()).cloned());
        Some(Text::join(of, ", ")).filter(|names| !names.is_blank())
    };
    let gave = who("opened").map(|Text { fr, en }| {
        text!(
            "Le hasard a été tiré de la graine, du sel et de ce qu'ont donné : {fr}. C'est bien ce qu'ils avaient scellé.",
            "Chance was drawn from the seed, the salt and what these gave: {en}. It is what they had sealed."
        )
    });
    let kept = who("unopened").map(|Text { fr, en }| {
        text!(
            "N'a pas été ouvert ce qu'avaient scellé : {fr}.",
            "Not opened was what these had sealed: {en}."
        )
    });
    let none = who("none")
        .map(|Text { fr, en }| text!("N'ont rien donné : {fr}.", "These gave nothing: {en}."));
    let nobody = gave.is_none().then(|| {
        Text::new(
            "Personne n'a rien ajouté au hasard : il vient du salon seul.",
            "Nobody added anything to the chance: it is the salon's alone.",
        )
    });
    let withheld = kept.is_some();
    let proof = match own {
        _ if nobody.is_some() => None,
        _ if withheld => Some(Text::new(
            "Non vérifié : que personne n'ait choisi. Qui connaissait la part du salon et s'entendait avec la personne qui n'a pas ouvert la sienne avait le choix entre plusieurs tirages.",
            "Not checked: whether nobody chose. Whoever knew the salon's part and was in league with who did not open theirs had a choice between deals.",
        )),
        Some(_) => Some(Text::new(
            "Ce que vous avez donné y est. Si vous ne l'avez ouvert qu'après avoir vu les sceaux des autres et l'engagement du salon, personne n'a pu choisir le hasard de cette partie.",
            "What you gave is among it. If you opened it only after you had seen the others' seals and the salon's commitment, nobody could choose the chance of this game.",
        )),
        None => Some(Text::new(
            "Non vérifié : que tout ait été scellé avant que rien ne soit ouvert. Qui a joué le vérifie avec ce que son appareil a donné (--contribution).",
            "Not checked: whether everything was sealed before anything was opened. Who played can check it with what their device gave (--contribution).",
        )),
    };
    [gave, nobody, kept, none, proof].into_iter().flatten().collect()
}
