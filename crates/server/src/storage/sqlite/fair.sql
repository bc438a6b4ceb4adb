-- How many other people somebody met in rated games who have met others too, and whether somebody on another side came from the same place.
alter table ratings add column met integer not null default 0;
alter table ratings add column shared integer not null default 0;
update ratings set met = (
    select count(distinct o.person) from ratings m
    join ratings o on o.name = m.name and o.person <> m.person
    where m.person = ratings.person and m.game = ratings.game
    and exists (
        select 1 from ratings a join ratings b on b.name = a.name and b.person <> a.person
        where a.person = o.person and a.game = m.game and b.person <> m.person
    )
) where latest;
create index ratings_shared on ratings (name) where shared;
-- Where somebody last came from to a rated game, as a keyed hash.
alter table people add column origin text not null default '';
