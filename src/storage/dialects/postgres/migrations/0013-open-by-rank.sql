-- Whether the best listings are open now is read from the index by rank alone, which their heap pages are not.
drop index business_by_rank;
create index business_by_rank on business (rank) include (opening_id) where status = 'published';
