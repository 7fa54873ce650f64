-- Who opened a listed table, as a hash of the address: the lobby shows a few tables of each.
alter table game_table add column opened_by varchar(64);
