export const defaultPageSize = 20
export const pageSizeLimit = 200

export type Page = { readonly limit: number; readonly offset: number }

/** A page that may be asked for: neither too long nor before the first one. */
export const bounded = (
  page: { limit?: number | undefined; offset?: number | undefined },
  defaultLimit: number,
): Page => ({
  limit: Math.min(Math.max(Math.trunc(page.limit ?? defaultLimit), 1), pageSizeLimit),
  offset: Math.max(Math.trunc(page.offset ?? 0), 0),
})
