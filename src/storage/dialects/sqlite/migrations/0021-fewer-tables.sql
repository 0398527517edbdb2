-- Drops the table of the Bloom filter, which saved too little (decision 25).
drop table key_print;
