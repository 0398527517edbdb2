-- Which trade the text of a source means, as an administrator has chosen it.
create table trade_mapping (
  key text primary key,
  text text not null,
  trade text not null,
  chosen_at integer not null
) strict, without rowid;
