-- Index of the listings whose hours or time zone are unknown, best first.
create index business_by_unknown_hours on business (rank) where status = 'published' and opening_id is null;
