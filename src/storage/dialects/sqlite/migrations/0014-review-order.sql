-- The sort keys of the list by reviews: the number of reviews (at most 1,048,575) in the high bits, the row number in
-- the low 32, with a staging table for large batches. It replaces an index, in which an import wrote all over.
create table review_order (place integer primary key) strict;
insert into review_order
  select (min(review_count, 1048575) << 32) + n from business
  where status = 'published' order by review_count, n;
create table review_order_news (
  n integer primary key,
  place integer not null
) strict;
drop index business_by_reviews;
