-- The table of listings has a unique index of ids, and the keys of large batches go to no staging tables any more (decision 25).
insert into listing_slug select hash, n from listing_slug_news where true on conflict do nothing;
drop view listing_of_slug;
drop table listing_slug_news;
drop view listing_of_id;
drop table listing_id_news;
drop table listing_id;
create unique index business_by_id on business (id);
