-- Filters are tokens of the search index, so these are of no more use. Servers fill the tokens after an upgrade (index-format.ts).
drop index business_by_district;
drop index business_by_unknown_hours;
