create table game_table (
    id varchar(32) not null primary key,
    created_at bigint not null,
    changed_at bigint not null,
    listed boolean not null,
    state varchar(16) not null,
    title varchar(80) not null
);

create table entry (
    table_id varchar(32) not null,
    seq integer not null,
    command_id varchar(64) not null,
    body text not null,
    created_at bigint not null,
    primary key (table_id, seq),
    unique (table_id, command_id)
);

create table snapshot (
    table_id varchar(32) not null primary key,
    seq integer not null,
    rules_version varchar(32) not null,
    body text not null
);

create table claim (
    name varchar(64) not null primary key,
    owner varchar(64) not null,
    expires_at bigint not null
);
