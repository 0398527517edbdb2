-- When the data of a listing were imported; null for older rows, whose time of creation counts. Edits and search texts keep it.
alter table business add column data_at bigint;
create or replace view listing as select * from business;
