create table notes (key text primary key, value text not null) without rowid;
insert into notes values ('epoch', '0');

create table people (
    id integer primary key,
    name text not null,
    named integer not null default 0,
    seen integer not null,
    banned_until integer not null default 0,
    ban_reason text not null default ''
);

create table tokens (
    hash blob primary key,
    person integer not null references people (id) on delete cascade
) without rowid;
create index tokens_by_person on tokens (person);

create table recoveries (
    hash blob primary key,
    person integer not null references people (id) on delete cascade,
    until integer not null
) without rowid;

create table tables (
    name text primary key,
    stage integer not null,
    public integer not null,
    last integer not null,
    moves integer not null,
    deadline integer,
    machine integer not null,
    waits text not null,
    people text not null
) without rowid;
create index tables_of_lobby on tables (stage, last desc) where public = 1 and stage < 2;
create index tables_by_deadline on tables (deadline) where deadline is not null;
create index tables_of_machines on tables (name) where machine = 1;

-- What seldom changes of a table, apart: the rows above are written with every move, so many of them share a page.
create table cards (name text primary key, card text not null) without rowid;

create table sitters (
    person integer not null,
    name text not null,
    primary key (person, name)
) without rowid;

create table log (
    name text not null,
    number integer not null,
    entry text not null,
    primary key (name, number)
) without rowid;
