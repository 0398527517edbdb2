-- Index of the listings of a district, best first.
create index business_by_district on business (lower(district), rank) where status = 'published';
