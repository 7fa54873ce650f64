-- The milestones that were reached in a game, by their ids with commas between them.
alter table logbook_game add column marks varchar(255) default '' not null;

-- The lessons that were taken under a key; of those with a fork it may be one way only.
create table logbook_lesson (
    key_hash varchar(64) not null,
    lesson varchar(32) not null,
    whole integer not null,
    primary key (key_hash, lesson)
);
