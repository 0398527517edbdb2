/** Addresses in Korean of what pages name and what is no page. Other languages have theirs before it: `/en/rss.xml`. */
export const siteFiles = {
  /** The feed of the newest businesses. */
  feed: '/rss.xml',
  /** The description of the search for browsers. */
  openSearch: '/opensearch.xml',
} as const

/** The contact card of a business. */
export const cardPath = (id: string) => `/card/${id}.vcf`
