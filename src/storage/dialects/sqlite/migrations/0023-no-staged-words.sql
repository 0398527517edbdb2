-- Merges staged words and sort keys by reviews into their tables, and drops the staging tables (decision 25).
insert into search_word
  select key, word, reversed, business_count from (
    select key, word, reversed, sum(business_count) as business_count, min(id)
    from search_word_news group by key order by key
  ) where true
  on conflict do update set business_count = business_count + excluded.business_count;
drop table search_word_news;

insert into review_order select place from review_order_news where true on conflict do nothing;
drop table review_order_news;
delete from list_block where list = 'reviews';
insert into list_block
  select 'reviews', case block when 0 then 0 else min(place) end, count(*) from (
    select place, (row_number() over (order by place) - 1) / 8192 as block from review_order
  ) as numbered group by block;
