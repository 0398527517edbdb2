-- Which trade the text of a source means, as an administrator has chosen it.
create table trade_mapping (
  key text collate "C" primary key,
  text text not null,
  trade text not null,
  chosen_at bigint not null
);
