-- Which seats somebody looks from, at each node. A node counts its changes, so that others read only what is new.
create table seat_presence (
    node varchar(32) not null,
    table_id varchar(32) not null,
    seat integer not null,
    primary key (node, table_id, seat)
);

alter table node add column presence bigint default 0 not null;
