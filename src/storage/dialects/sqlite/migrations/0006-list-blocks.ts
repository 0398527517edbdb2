/** Block counts of the lists that have any number of pages. */
export const listBlocks = {
  name: '0006-list-blocks',
  sql: `
    create table list_block (
      list text not null,
      floor integer not null,
      business_count integer not null,
      primary key (list, floor)
    ) strict, without rowid;
    ${[
      fill(`'recommended'`, 'rank'),
      fill(`'latest'`, 'n'),
      fill(`'reviews'`, '(min(review_count, 1048575) << 32) + n'),
      fill(`'verified ' || case is_verified when 1 then 'true' else 'false' end`, 'rank'),
      fill(`'category ' || category_key`, 'rank', `category_key <> ''`),
      fill(`'group ' || category_group`, 'rank', `category_group <> ''`),
      fill(`'city ' || city_key`, 'rank', `city_key <> ''`),
      fill(`'country ' || country_code`, 'rank', `country_code <> ''`),
    ].join('')}
  `,
}

/** Makes the blocks of the stored listings. */
function fill(list: string, place: string, condition = 'true'): string {
  return `
    insert into list_block
      select list, case block when 0 then 0 else min(place) end, count(*) from (
        select list, place, (row_number() over (partition by list order by place) - 1) / 8192 as block from (
          select ${list} as list, ${place} as place from business where status = 'published' and ${condition}
        ) as placed
      ) as numbered group by list, block;`
}
