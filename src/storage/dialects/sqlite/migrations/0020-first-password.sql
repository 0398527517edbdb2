-- The expiry of the password that the product makes on its first start.
alter table admin add column password_expires_at integer;
