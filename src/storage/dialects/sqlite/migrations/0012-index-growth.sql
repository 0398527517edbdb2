-- How many listings there were when the full-text index was last merged into one segment. Two segments of a level are
-- merged.
alter table meta add column merged_businesses integer not null default 0;
update meta set merged_businesses = total_businesses;
insert into business_search (business_search, rank) values ('usermerge', 2);
