/** Index of the listings of a district, best first. */
export const districtOrder = {
  name: '0015-district-order',
  sql: "create index business_by_district on business (lower(district), rank) where status = 'published'",
}
