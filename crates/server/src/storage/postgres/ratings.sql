-- What each rated game was for each who played it; the last of a person at a game tells how strong the person is.
create table ratings (
    name text collate "C" not null,
    seat bigint not null,
    person bigint not null,
    game text not null,
    games bigint not null,
    mean double precision not null,
    spread double precision not null,
    gained double precision not null,
    latest boolean not null,
    primary key (name, seat)
);
create unique index ratings_of_people on ratings (person, game, games);
create index ratings_by_game on ratings (game, mean desc) where latest;
