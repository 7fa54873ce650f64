-- What a device key opens: the games that were finished under it. The key itself is never kept, only its hash.
create table logbook (
    key_hash varchar(64) not null primary key,
    created_at bigint not null,
    seen_at bigint not null,
    name varchar(40) not null
);

create index logbook_seen on logbook (seen_at);

create table logbook_game (
    key_hash varchar(64) not null,
    table_id varchar(32) not null,
    seat integer not null,
    finished_at bigint not null,
    title varchar(80) not null,
    board varchar(32) not null,
    species varchar(32) not null,
    mode varchar(32) not null,
    seats integer not null,
    people integer not null,
    role varchar(32) not null,
    rounds integer not null,
    ending varchar(32) not null,
    fate varchar(16) not null,
    place varchar(16) not null,
    survived integer not null,
    won integer not null,
    coached integer not null,
    survivors integer not null,
    winners integer not null,
    day varchar(10) not null,
    removed integer not null,
    primary key (key_hash, table_id)
);

create index logbook_game_newest on logbook_game (key_hash, finished_at);

-- The first flight of each key with the ship of a day. What has not come to an end has no fate.
create table flight (
    day varchar(10) not null,
    key_hash varchar(64) not null,
    table_id varchar(32) not null,
    taken_at bigint not null,
    counted integer not null,
    finished_at bigint not null,
    rounds integer not null,
    fate varchar(16) not null,
    place varchar(16) not null,
    survived integer not null,
    won integer not null,
    primary key (day, key_hash)
);

create index flight_table on flight (table_id);

-- What the ships of all days follow from; nobody but the server knows it.
create table server_secret (
    name varchar(32) not null primary key,
    secret varchar(64) not null
);
