-- How many runs of a job in a row have stored no work. After too many, the job fails.
alter table job add column idle_attempts integer not null default 0;
