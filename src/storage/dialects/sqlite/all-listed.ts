/**
 * A select of the numbers of all listings that visitors see, which takes further conditions. From an index that has every row:
 * those few that wait for approval are taken out.
 */
export const allListed = `select n from business indexed by business_facts
  where n not in (select n from business where status = 'pending')`
