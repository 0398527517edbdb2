-- Submissions, and businesses that have closed for good: no list holds them.
drop index business_pending;
create index business_hidden on business (status, n) where status <> 'published';
