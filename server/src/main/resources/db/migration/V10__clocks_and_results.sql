create table turn_clock (
    table_id varchar(32) not null primary key,
    deadline bigint not null
);

create index turn_clock_deadline on turn_clock (deadline);

create table game_result (
    table_id varchar(32) not null primary key,
    finished_at bigint not null,
    seats integer not null,
    people integer not null,
    rounds integer not null,
    choices integer not null,
    ending varchar(32) not null,
    survivors integer not null,
    winners integer not null
);
