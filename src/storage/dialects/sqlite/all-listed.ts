/**
 * Selects the numbers of all visible listings; further conditions may follow. The index has every row, so the few
 * pending ones are excluded.
 */
export const allListed = `select n from business indexed by business_facts
  where n not in (select n from business where status = 'pending')`
