drop table claim;

-- A node that is alive; it renews its lease, and what it did may be taken over when the lease ends.
create table node (
    id varchar(32) not null primary key,
    lease_until timestamp with time zone not null
);

-- The node that moves the bots and watches the clock of a running table.
alter table game_table add column mover varchar(32);
create index game_table_running on game_table (state, mover);

-- By the clock of the database, so that every node can ask what is new.
alter table entry add column written_at timestamp with time zone default current_timestamp not null;
create index entry_written on entry (written_at);
