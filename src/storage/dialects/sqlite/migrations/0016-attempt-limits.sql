-- Limited attempts, such as logins and submissions. The limits hold for all processes and survive a restart.
create table attempt_limit (
  key text primary key,
  count integer not null,
  free_at integer not null,
  expires_at integer not null
) strict, without rowid;
create index attempt_limit_by_expiry on attempt_limit (expires_at);
