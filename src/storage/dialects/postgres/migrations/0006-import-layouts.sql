-- How the files of a layout (a set of headers) are read, as an administrator has chosen it. choice: JSON.
create table import_layout (
  key text collate "C" primary key,
  name text not null,
  choice text not null,
  chosen_at bigint not null
);
