-- Accounts get an id that never changes. Sessions, second factors and recovery codes refer to it, not to the user name.
alter table admin drop constraint admin_pkey;
alter table admin add column id text collate "C" not null default gen_random_uuid()::text;
alter table admin alter column id drop default;
alter table admin add primary key (id);
alter table admin add unique (username);
-- 1: it is the password that the product makes on its first start, which opens nothing but the change of the password.
alter table admin add column must_change_password integer not null default 0;
update admin set must_change_password = 1 where password_expires_at is not null;
alter table admin alter column must_change_password drop default;
alter table admin drop column password_expires_at;

-- All sessions end: some may have a user name that no account has.
drop table session;
create table session (
  token_hash text collate "C" primary key,
  account_id text collate "C" not null references admin (id) on delete cascade,
  created_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint not null,
  user_agent text not null
);
create index session_by_account on session (account_id);
create index session_by_expiry on session (expires_at);

alter table second_factor rename to second_factor_by_name;
alter table second_factor_by_name drop constraint second_factor_pkey;
create table second_factor (
  account_id text collate "C" primary key references admin (id) on delete cascade,
  secret text not null,
  is_confirmed integer not null,
  last_step bigint not null
);
insert into second_factor (account_id, secret, is_confirmed, last_step)
select admin.id, secret, is_confirmed, last_step from second_factor_by_name join admin using (username);
drop table second_factor_by_name;

alter table recovery_code rename to recovery_code_by_name;
alter table recovery_code_by_name drop constraint recovery_code_pkey;
create table recovery_code (
  account_id text collate "C" not null references admin (id) on delete cascade,
  code_hash text collate "C" not null,
  primary key (account_id, code_hash)
);
insert into recovery_code (account_id, code_hash)
select admin.id, code_hash from recovery_code_by_name join admin using (username);
drop table recovery_code_by_name;
