-- The listings without a search text, for listing them: few where texts have been written, and a text that is written leaves the index.
create index business_without_text on business (n) where unique_content = '' and status = 'published';
