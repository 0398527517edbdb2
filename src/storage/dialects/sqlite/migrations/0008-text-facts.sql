-- What a search text of the product was made of, as `text-facts.ts` writes it; '' for any other text.
alter table business add column text_facts text not null default '';

-- Changes of facts that search texts may state, as `text-changes.ts` writes them: the texts that state them are written again.
alter table meta add column text_changes text not null default '';

drop view listing;
create view listing as select
  n, id, rank, slug, place_id, name, category, category_key, category_group, address, zip_code, city, city_key, state,
  district, country, country_code, latitude, longitude, time_zone, phone, phone_e164, rating, review_count, photos,
  coalesce((select hours from opening where opening.id = business.opening_id), opening_hours) as opening_hours,
  about, is_verified, status, description, location_link, unique_content, seo_title, seo_description, canonical_url,
  created_at, updated_at, opening_id, edited_at, data_at, hand_fields, text_facts
  from business;
