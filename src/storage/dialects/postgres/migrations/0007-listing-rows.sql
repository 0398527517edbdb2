-- The view of whole rows, which has the same name in every dialect.
create view listing as select * from business;
