/** The index knows the words of more trades for each city: “Indian” and “American” had been taken for words of countries. 0022 fills it. */
export const moreTrades = {
  name: '0015-more-trades',
  sql: `insert into business_search (business_search) values ('delete-all');`,
}
