-- 1: the pair was dismissed by itself, so listing a group again that was dismissed as a whole leaves it as it is.
alter table duplicate_pair add column dismissed_singly integer not null default 0;
