/** Index of the few verified listings, best first. */
export const verifiedListings = {
  name: '0009-verified-listings',
  sql: "create index business_by_verified on business (rank) where status = 'published' and is_verified",
}
