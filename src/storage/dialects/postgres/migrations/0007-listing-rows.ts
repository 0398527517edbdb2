/** Whole rows, under the name that every dialect has for them. */
export const listingRows = {
  name: '0007-listing-rows',
  sql: 'create view listing as select * from business',
}
