/** The query parameters that pages read; any other (campaign tags and the like) does not make another page. */
const pageParameters = [
  'q',
  'location',
  'literal',
  'search',
  'category',
  'city',
  'country',
  'rating',
  'phone',
  'open',
  'sort',
  'lat',
  'lng',
  'page',
  'submitted',
] as const
const valueLimit = 200

/** A loop, as a pattern would look at every slash of a hostile address anew. */
function withoutEndSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** False for an address with broken percent-encoding. */
export function isDecodable(url = '/'): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

/**
 * One form per page, so that the cache holds it once: known parameters only, in fixed order, without empty ones, values
 * cut at 200 characters. undefined for an address that cannot be decoded.
 */
export function pageKey(rawUrl: string): string | undefined {
  const url = URL.parse(rawUrl, 'http://page')
  if (url?.host !== 'page' || !isDecodable(url.pathname)) return undefined
  const query = new URLSearchParams()
  for (const name of pageParameters) {
    const value = url.searchParams.get(name)?.trim().slice(0, valueLimit)
    if (value) query.set(name, value)
  }
  const path = withoutEndSlashes(url.pathname)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The address without the slashes at the end of its path; undefined where it has none, or leads to another host. */
export function trimmedAddress(rawUrl: string): string | undefined {
  const [path = '', ...query] = rawUrl.split(/(?=\?)/)
  if (!path.endsWith('/') || path.length === 1 || /^\/[/\\]/.test(path)) return undefined
  return `${withoutEndSlashes(path)}${query.join('')}`
}
