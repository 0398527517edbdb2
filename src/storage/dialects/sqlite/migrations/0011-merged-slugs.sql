-- The address of a listing that was merged into another one: the table of slugs keeps its hash alone, from which no backup could be made.
alter table merged_listing add column slug text not null default '';

update merged_listing set slug = coalesce(
  (select max(json_extract(before, '$.slug')) from changed_listing where listing_id = merged_listing.id), '');
