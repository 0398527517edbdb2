-- Block counts of the lists that have any number of pages.
create table list_block (
  list text collate "C" not null,
  floor bigint not null,
  business_count bigint not null,
  primary key (list, floor)
);

insert into list_block
  select list, case block when 0 then 0 else min(place) end, count(*) from (
    select list, place, (row_number() over (partition by list order by place) - 1) / 8192 as block from (
      select 'recommended' as list, rank as place from business where status = 'published' and true
    ) as placed
  ) as numbered group by list, block;
insert into list_block
  select list, case block when 0 then 0 else min(place) end, count(*) from (
    select list, place, (row_number() over (partition by list order by place) - 1) / 8192 as block from (
      select 'latest' as list, n as place from business where status = 'published' and true
    ) as placed
  ) as numbered group by list, block;
insert into list_block
  select list, case block when 0 then 0 else min(place) end, count(*) from (
    select list, place, (row_number() over (partition by list order by place) - 1) / 8192 as block from (
      select 'reviews' as list, (least(review_count, 1048575) << 32) + n as place from business where status = 'published' and true
    ) as placed
  ) as numbered group by list, block;
insert into list_block
  select list, case block when 0 then 0 else min(place) end, count(*) from (
    select list, place, (row_number() over (partition by list order by place) - 1) / 8192 as block from (
      select 'verified ' || case when is_verified then 'true' else 'false' end as list, rank as place from business where status = 'published' and true
    ) as placed
  ) as numbered group by list, block;
insert into list_block
  select list, case block when 0 then 0 else min(place) end, count(*) from (
    select list, place, (row_number() over (partition by list order by place) - 1) / 8192 as block from (
      select 'category ' || category_key as list, rank as place from business where status = 'published' and category_key <> ''
    ) as placed
  ) as numbered group by list, block;
insert into list_block
  select list, case block when 0 then 0 else min(place) end, count(*) from (
    select list, place, (row_number() over (partition by list order by place) - 1) / 8192 as block from (
      select 'group ' || category_group as list, rank as place from business where status = 'published' and category_group <> ''
    ) as placed
  ) as numbered group by list, block;
insert into list_block
  select list, case block when 0 then 0 else min(place) end, count(*) from (
    select list, place, (row_number() over (partition by list order by place) - 1) / 8192 as block from (
      select 'city ' || city_key as list, rank as place from business where status = 'published' and city_key <> ''
    ) as placed
  ) as numbered group by list, block;
insert into list_block
  select list, case block when 0 then 0 else min(place) end, count(*) from (
    select list, place, (row_number() over (partition by list order by place) - 1) / 8192 as block from (
      select 'country ' || country_code as list, rank as place from business where status = 'published' and country_code <> ''
    ) as placed
  ) as numbered group by list, block;
