/** A list of a trade or a place with fewer businesses says little that their own pages do not: it is not for search engines. */
export const leastIndexed = 3
