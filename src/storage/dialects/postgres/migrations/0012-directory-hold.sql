-- The job that keeps the directory read-only until it has ended, because it deletes or restores everything. One row.
create table directory_hold (
  id integer primary key check (id = 1),
  job_id text not null,
  held_at bigint not null
);
insert into directory_hold values (1, '', 0);
