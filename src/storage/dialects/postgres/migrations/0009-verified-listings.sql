-- Index of the few verified listings, best first.
create index business_by_verified on business (rank) where status = 'published' and is_verified;
