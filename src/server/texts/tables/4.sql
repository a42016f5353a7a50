-- of a table: its columns that are not read as text, and what people decided about them
create table file_columns (
  file text primary key references files on delete cascade,
  sealed bytea not null
);
