-- The address of a listing that was merged into another one.
alter table merged_listing add column slug text not null default '';

update merged_listing set slug = former.slug
from (select listing_id, max(before::json ->> 'slug') as slug from changed_listing group by listing_id) as former
where former.listing_id = merged_listing.id and former.slug is not null;
