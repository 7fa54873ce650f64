-- The lobby shows the newest of them, however many tables have piled up.
create index game_table_listed on game_table (listed, created_at);
