-- What a search text of the product was made of, as `text-facts.ts` writes it; '' for any other text.
alter table business add column text_facts text not null default '';
create or replace view listing as select * from business;

-- Changes of facts that search texts may state, as `text-changes.ts` writes them: the texts that state them are written again.
alter table meta add column text_changes text not null default '';
