-- Accounts get an id that never changes. Sessions, second factors and recovery codes refer to it, not to the user name.
alter table admin rename to admin_by_name;

create table admin (
  id text primary key,
  username text not null unique,
  password_hash text not null,
  -- 1: it is the password that the product makes on its first start, which opens nothing but the change of the password.
  must_change_password integer not null
) strict, without rowid;

insert into admin (id, username, password_hash, must_change_password)
select lower(hex(randomblob(16))), username, password_hash, password_expires_at is not null from admin_by_name;

-- All sessions end: some may have a user name that no account has.
drop table session;

create table session (
  token_hash text primary key,
  account_id text not null references admin (id) on delete cascade,
  created_at integer not null,
  last_seen_at integer not null,
  expires_at integer not null,
  user_agent text not null
) strict, without rowid;

create index session_by_account on session (account_id);

create index session_by_expiry on session (expires_at);

alter table second_factor rename to second_factor_by_name;

create table second_factor (
  account_id text primary key references admin (id) on delete cascade,
  secret text not null,
  is_confirmed integer not null,
  last_step integer not null
) strict, without rowid;

insert into second_factor (account_id, secret, is_confirmed, last_step)
select admin.id, secret, is_confirmed, last_step from second_factor_by_name join admin using (username);

alter table recovery_code rename to recovery_code_by_name;

create table recovery_code (
  account_id text not null references admin (id) on delete cascade,
  code_hash text not null,
  primary key (account_id, code_hash)
) strict, without rowid;

insert into recovery_code (account_id, code_hash)
select admin.id, code_hash from recovery_code_by_name join admin using (username);

drop table admin_by_name;

drop table second_factor_by_name;

drop table recovery_code_by_name;
