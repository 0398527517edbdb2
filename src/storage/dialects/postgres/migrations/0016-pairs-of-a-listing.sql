-- For the pairs of one listing, when it is edited: the key finds those where its id is the lower one.
create index duplicate_pair_by_second on duplicate_pair (second_id);
