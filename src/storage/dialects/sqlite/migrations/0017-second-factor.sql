-- The optional second factor: the secret for an authenticator's codes, and recovery codes.
create table second_factor (
  username text primary key,
  secret text not null,
  is_confirmed integer not null,
  last_step integer not null
) strict, without rowid;
create table recovery_code (
  username text not null,
  code_hash text not null,
  primary key (username, code_hash)
) strict, without rowid;
