-- For whom a decision is made, where they come from, how much thinking it is, and since when it waits: so that all nodes together
-- are fair. An older node leaves them out.
alter table jobs
    add column person bigint not null default 0,
    add column origin text not null default '',
    add column cost bigint not null default 1,
    add column since timestamptz not null default clock_timestamp();
