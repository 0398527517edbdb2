/**
 * A common table expression `hop (id)`, after `with recursive`: the listing of that id, a column or a parameter, the one that it was
 * merged into, the one that that was, and so on. One of them at most is in `business`.
 */
export function mergeTarget(id: string): string {
  return `hop (id) as (
    select cast(${id} as text) union select merged_listing.into_id from merged_listing join hop on merged_listing.id = hop.id)`
}
