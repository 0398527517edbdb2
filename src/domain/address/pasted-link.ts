/** Where maps and lists of businesses have a name in the path: `/maps/place/NAME/@47.3,8.5`, `/p/search/NAME`, `/link/map/NAME,37.5,127.0`. */
const namedPath = /\/(?:place|search|link\/(?:map|to|search|roadview)|biz|details)\/([^/@]+)/
/** A name in words that hyphens join: `/biz/blue-table-oslo`. */
const slugPath = /\/(?:biz|details)\//
/** Parameters with what was looked for. */
const asked = ['q', 'query', 'text', 'destination_name', 'daddr']
/** Hosts whose pages are about many businesses. Their own names are nobody's. */
const services =
  /(?:^|\.)(?:google|goo|g|naver|kakao|daum|apple|yandex|2gis|openstreetmap|waze|bing|yelp|tripadvisor|facebook|instagram|youtube|bit|tinyurl|linktr)\.[a-z]{2,4}(?:\.[a-z]{2})?$/
/** Those whose path begins with a business's own name: `instagram.com/bluetable`. */
const namedAccounts = /(?:^|\.)(?:facebook|instagram|linktr)\.[a-z]{2}[a-z]?$/
/** Second parts of a domain that say what kind it is: `.co.kr`. */
const kinds = new Set('co|com|or|org|net|ac|go|gov|edu|ne|gen|web|in'.split('|'))
/** How a link begins, with its scheme or without. */
const beginning = /^(?:https?:\/\/|www\.|google\.|maps?\.|m\.map\.|m\.place\.)/i
/** Longer texts are no link. */
const lengthLimit = 1000
/** What apps write before a link that is shared: `[네이버 지도]`. */
const appName = /^\[[^\]]{1,20}\]/
const letter = /\p{L}/u
/** A name with its point behind it, in the links of one service. */
const withPoint = /\/link\//

/**
 * The words that a pasted link stands for: what is shared with it, the name in the address of a map's page, or the host's name of a
 * business's own site. undefined without a link, and if a link has no name, such as a shortened one alone.
 */
export function wordsOfLink(text: string): string | undefined {
  const words = text.slice(0, lengthLimit).trim().split(/\s+/)
  const link = words.find(
    (word) => beginning.test(word) && (/^(?:http|www)/i.test(word) || word.includes('/')),
  )
  if (link === undefined) return undefined
  const others = words.filter((word) => word !== link).join(' ')
  const beside = others.replace(appName, '').trim()
  if (letter.test(beside)) return beside
  const address = /^https?:/i.test(link) ? link : `https://${link}`
  return URL.canParse(address) ? nameIn(new URL(address)) : undefined
}

function nameIn({ hostname, pathname, searchParams }: URL): string | undefined {
  const values = asked.map((name) => searchParams.get(name) ?? '')
  const isService = services.test(hostname)
  const [, inPath = ''] = (isService || slugPath.test(pathname) ? namedPath.exec(pathname) : null) ?? []
  const named = decoded(inPath).replaceAll('+', ' ')
  const called = withPoint.test(pathname) ? (named.split(',')[0] ?? '') : named
  const account = namedAccounts.test(hostname) ? decoded(pathname.split('/')[1] ?? '') : ''
  const candidates = isService
    ? [
        slugPath.test(pathname) ? named.replaceAll('-', ' ') : called,
        ...values,
        account.replace(/[._-]+/g, ' '),
      ]
    : [named.replaceAll('-', ' '), siteName(hostname)]
  return candidates.map((name) => name.trim()).find((name) => letter.test(name) && !name.includes('.php'))
}

/** `www.blue-table.co.kr` is of Blue Table. */
function siteName(hostname: string): string {
  const [, ...parts] = hostname.split('.').toReversed()
  const own = parts.length > 1 && kinds.has(parts[0] ?? '') ? parts[1] : parts[0]
  return own === undefined || own.startsWith('xn--') ? '' : own.replaceAll('-', ' ')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
