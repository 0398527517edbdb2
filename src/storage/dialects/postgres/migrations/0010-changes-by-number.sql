-- The listings that a change altered, by row number, for listing them beside those that it added.
create index changed_listing_by_number on changed_listing (change_id, ((before::json ->> 'n')::bigint));
