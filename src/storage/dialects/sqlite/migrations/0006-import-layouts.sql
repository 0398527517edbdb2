-- How the files of a layout (a set of headers) are read, as an administrator has chosen it. choice: JSON.
create table import_layout (
  key text primary key,
  name text not null,
  choice text not null,
  chosen_at integer not null
) strict, without rowid;
