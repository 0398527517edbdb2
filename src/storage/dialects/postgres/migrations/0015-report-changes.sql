-- Under which change the decision on a report can be undone; null: the report is open, or that is past.
alter table report add column change_id text collate "C";
create index report_change on report (change_id) where change_id is not null;
