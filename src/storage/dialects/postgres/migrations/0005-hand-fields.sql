-- What the administrator has set by hand, as names separated by commas: imports leave these fields alone.
alter table business add column hand_fields text not null default '';
create or replace view listing as select * from business;
