-- How the derived tables were made: see `index-format.ts`. Rebuilding them is a job that changes the directory, so it runs alone, as any
-- kind of job does that is not known to read only.
alter table meta add column index_format text not null default '';
drop index job_writing;
create unique index job_writing on job (state)
  where state = 'running' and kind not in ('preview', 'export', 'backup');
