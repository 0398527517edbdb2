/** The view of whole rows, which has the same name in every dialect. */
export const listingRows = {
  name: '0007-listing-rows',
  sql: 'create view listing as select * from business',
}
