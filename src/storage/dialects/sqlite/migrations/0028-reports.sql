-- What visitors say is wrong with listings. A report is open until it is decided on.
create table report (
  id text primary key,
  listing_id text not null,
  -- Separated by commas.
  reasons text not null,
  note text not null,
  -- Of the business itself; '' from any other visitor.
  contact text not null,
  created_at integer not null,
  decision text,
  decided_at integer
) strict, without rowid;
create index report_open on report (created_at, id) where decided_at is null;
create index report_open_by_listing on report (listing_id) where decided_at is null;
create index report_decided on report (decided_at) where decided_at is not null;
