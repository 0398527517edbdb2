-- The optional second factor: the secret for an authenticator's codes, and recovery codes.
create table second_factor (
  username text collate "C" primary key,
  secret text not null,
  is_confirmed integer not null,
  last_step bigint not null
);
create table recovery_code (
  username text collate "C" not null,
  code_hash text collate "C" not null,
  primary key (username, code_hash)
);
