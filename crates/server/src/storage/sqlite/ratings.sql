-- What each rated game was for each who played it; the last of a person at a game tells how strong the person is.
create table ratings (
    name text not null,
    seat integer not null,
    person integer not null,
    game text not null,
    games integer not null,
    mean real not null,
    spread real not null,
    gained real not null,
    latest integer not null,
    primary key (name, seat)
) without rowid;
create unique index ratings_of_people on ratings (person, game, games);
create index ratings_by_game on ratings (game, mean desc) where latest;
