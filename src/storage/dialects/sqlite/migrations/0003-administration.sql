-- Jobs with leases, undo data of changes, the audit log, edits by hand, and counts for the dashboard.
alter table job add column username text not null default '';
alter table job add column request text;
alter table job add column owner text not null default '';
alter table job add column lease_until integer not null default 0;
alter table job add column cancel_requested integer not null default 0;
alter table job add column attempts integer not null default 1;
alter table job add column started_at integer;
alter table job add column undone_at integer;
update job set state = 'failed', result = '{"message":"The process ended before the job did."}'
  where state = 'running';
create index job_by_time on job (created_at, id);
-- Jobs that change listings run one at a time, whoever starts them.
create unique index job_writing on job (state)
  where state = 'running' and kind in ('import', 'seo', 'bulk', 'undo', 'delete-all', 'restore');

alter table business add column edited_at integer;

-- Submissions, in the order of their coming.
create index business_pending on business (n) where status = 'pending';

-- Changes that can be undone; what that takes is in the three tables after it.
create table undoable_change (
  id text primary key,
  changed_at integer not null
) strict, without rowid;

-- The rows that a change added: by number, first and last included.
create table added_rows (
  change_id text not null,
  first_n integer not null,
  last_n integer not null,
  primary key (change_id, first_n)
) strict, without rowid;

-- A listing as it was before a change: JSON of its row. The change made it what it was at changed_at, its version.
create table changed_listing (
  change_id text not null,
  listing_id text not null,
  changed_at integer not null,
  before text not null,
  primary key (change_id, listing_id)
) strict, without rowid;
create index changed_listing_by_listing on changed_listing (listing_id, changed_at);

-- What a city, category or country was called when a change took its last listing.
create table dropped_name (
  change_id text not null,
  kind text not null,
  key text not null,
  name text not null,
  category_group text,
  primary key (change_id, kind, key)
) strict, without rowid;

create table audit (
  id text primary key,
  at integer not null,
  username text not null,
  action text not null,
  subject_id text not null,
  subject text not null,
  details text
) strict, without rowid;
create index audit_by_time on audit (at, id);

create table day_count (
  day text primary key,
  business_count integer not null
) strict, without rowid;
insert into day_count
  select date(created_at / 1000, 'unixepoch'), count(*) from business where status = 'published' group by 1;

create table shortcoming_count (
  shortcoming text primary key,
  business_count integer not null
) strict, without rowid;
insert into shortcoming_count
  select 'city', count(*) from business where status = 'published' and city_key = ''
  union all select 'phone', count(*) from business where status = 'published' and phone = ''
  union all select 'hours', count(*) from business where status = 'published' and opening_hours = ''
  union all select 'seo', count(*) from business where status = 'published' and unique_content = '';
