-- Copies of uploads, exports and snapshots, for processes on other machines.
create table shared_file (
  name text primary key,
  about text not null,
  modified_at bigint not null,
  pieces integer not null
);
create table shared_file_piece (
  name text not null references shared_file (name) on delete cascade,
  piece integer not null,
  bytes bytea not null,
  primary key (name, piece)
);
-- Workbooks and backups are compressed already.
alter table shared_file_piece alter column bytes set storage external;
