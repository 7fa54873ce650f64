-- The embedded database when it is new: what migrations 1 to 12 make of PostgreSQL, in words of SQLite. Migrations from 14
-- on are for both databases: plain SQL such as "create table", "create index", "alter table x add column y integer default 0".
create table game_table (
    id text not null primary key,
    created_at integer not null,
    changed_at integer not null,
    listed boolean not null,
    state text not null,
    title text not null,
    mover text
) without rowid;

create index game_table_running on game_table (state, mover);
create index game_table_listed on game_table (listed, created_at);

create table entry (
    table_id text not null,
    seq integer not null,
    command_id text not null,
    body text not null,
    created_at integer not null,
    checksum integer not null,
    primary key (table_id, seq),
    unique (table_id, command_id)
) without rowid;

create table snapshot (
    table_id text not null primary key,
    seq integer not null,
    rules_version text not null,
    body text not null,
    checksum integer not null
);

create table turn_clock (
    table_id text not null primary key,
    deadline integer not null
) without rowid;

create index turn_clock_deadline on turn_clock (deadline);

create table game_result (
    table_id text not null primary key,
    finished_at integer not null,
    seats integer not null,
    people integer not null,
    rounds integer not null,
    choices integer not null,
    ending text not null,
    survivors integer not null,
    winners integer not null
) without rowid;

create table node (
    id text not null primary key,
    lease_until integer not null,
    presence integer default 0 not null
) without rowid;

create table seat_presence (
    node text not null,
    table_id text not null,
    seat integer not null,
    primary key (node, table_id, seat)
) without rowid;

-- How many times was committed; beside the database lies a mark that says how far that was acknowledged.
create table high_water (
    number integer not null
);

insert into high_water (number) values (0);
