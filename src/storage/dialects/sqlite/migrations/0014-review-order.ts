/**
 * The order of all listings by reviews, as places of the counted list: the number of reviews, 1,048,575 at most, in the high bits
 * and the row number in the low 32. Large batches note theirs beside it. It was an index, and an import wrote all over it.
 */
export const reviewOrder = {
  name: '0014-review-order',
  sql: `
    create table review_order (place integer primary key) strict;
    insert into review_order
      select (min(review_count, 1048575) << 32) + n from business
      where status = 'published' order by review_count, n;
    create table review_order_news (
      n integer primary key,
      place integer not null
    ) strict;
    drop index business_by_reviews;
  `,
}
