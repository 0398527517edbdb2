-- Some kinds of entries, such as logins, are looked up among many others.
create index audit_by_action on audit (action, at);
