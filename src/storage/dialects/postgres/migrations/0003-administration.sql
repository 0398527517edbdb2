-- Jobs with leases, undo data of changes, the audit log, edits by hand, and counts for the dashboard.
alter table job add column username text not null default '';
alter table job add column request text;
alter table job add column owner text not null default '';
alter table job add column lease_until bigint not null default 0;
alter table job add column cancel_requested boolean not null default false;
alter table job add column attempts integer not null default 1;
alter table job add column started_at bigint;
alter table job add column undone_at bigint;
update job set state = 'failed', result = '{"message":"The process ended before the job did."}'
  where state = 'running';
create index job_by_time on job (created_at, id);
-- Jobs that change listings run one at a time, whoever starts them.
create unique index job_writing on job (state)
  where state = 'running' and kind in ('import', 'seo', 'bulk', 'undo', 'delete-all', 'restore');

alter table business add column edited_at bigint;

-- Submissions, in the order of their coming.
create index business_pending on business (n) where status = 'pending';

-- Changes that can be undone; what that takes is in the three tables after it.
create table undoable_change (
  id text collate "C" primary key,
  changed_at bigint not null
);

-- The rows that a change added: by number, first and last included.
create table added_rows (
  change_id text collate "C" not null,
  first_n bigint not null,
  last_n bigint not null,
  primary key (change_id, first_n)
);

-- A listing as it was before a change: JSON of its row. The change made it what it was at changed_at, its version.
create table changed_listing (
  change_id text collate "C" not null,
  listing_id text collate "C" not null,
  changed_at bigint not null,
  before text not null,
  primary key (change_id, listing_id)
);
create index changed_listing_by_listing on changed_listing (listing_id, changed_at);

-- What a city, category or country was called when a change took its last listing.
create table dropped_name (
  change_id text collate "C" not null,
  kind text not null,
  key text collate "C" not null,
  name text not null,
  category_group text,
  primary key (change_id, kind, key)
);

create table audit (
  id text collate "C" primary key,
  at bigint not null,
  username text not null,
  action text not null,
  subject_id text not null,
  subject text not null,
  details text
);
create index audit_by_time on audit (at, id);

create table day_count (
  day text collate "C" primary key,
  business_count bigint not null
);
insert into day_count
  select to_char(to_timestamp(created_at / 1000) at time zone 'UTC', 'YYYY-MM-DD'), count(*)
  from business where status = 'published' group by 1;

create table shortcoming_count (
  shortcoming text collate "C" primary key,
  business_count bigint not null
);
insert into shortcoming_count
  select 'city', count(*) from business where status = 'published' and city_key = ''
  union all select 'phone', count(*) from business where status = 'published' and phone = ''
  union all select 'hours', count(*) from business where status = 'published' and opening_hours = ''
  union all select 'seo', count(*) from business where status = 'published' and unique_content = '';
