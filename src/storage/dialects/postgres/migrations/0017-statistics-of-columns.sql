-- No statistics of the columns that no query filters or sorts by. The target of `tokens` makes `analyze` look at 150,000 rows, and sorting the
-- names, addresses and hours of so many took more than half of its time (decision 21). A cluster whose listings are spread already refuses it.
do $$
declare
  unasked text;
begin
  foreach unasked in array array['slug', 'name', 'category', 'address', 'zip_code', 'city', 'state', 'district', 'country', 'time_zone', 'phone',
    'phone_e164', 'photos', 'opening_hours', 'about', 'description', 'location_link', 'seo_title', 'seo_description', 'canonical_url', 'hand_fields',
    'text_facts']
  loop
    execute format('alter table business alter column %I set statistics 0', unasked);
  end loop;
exception when feature_not_supported then
  null;
end $$;
