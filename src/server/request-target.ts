/** An address of this site in its one normal form, the only form in which anything is looked up, routed or kept. */
export interface NormalTarget {
  readonly kind: 'normal'
  /** Still percent-encoded. Without a slash at the end, except for `/` itself. */
  readonly path: string
  /** What stands behind the `?`, as it was sent. '' where nothing does. */
  readonly query: string
}

/** What to do with the target of a request line. */
export type RequestTarget =
  | NormalTarget
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'refused' }

const refused: RequestTarget = { kind: 'refused' }

/** The address of the page that says that there is no such page. */
export const notFoundTarget: NormalTarget = { kind: 'normal', path: '/404', query: '' }

/**
 * A path in normal form: no empty, `.` or `..` segment, no slash at the end, upper-case percent-encoding, and that only
 * for what needs it: control characters never, letters, digits and `-._~` neither. RFC 3986, section 6.2.2.
 */
const normalPath =
  /^(?:\/|(?:\/(?!\.{1,2}(?:\/|$))(?:[A-Za-z0-9\-._~!$&'()*+,;=:@]|%(?:[89A-F][0-9A-F]|2[0-9A-CF]|3[A-F]|40|5[B-E]|60|7[BCD]))+)+)$/
/** What percent-encoding in a path never stands for in normal form. */
const unreserved = /[A-Za-z0-9\-._~]/
/** What a path may hold as it stands; everything else is percent-encoded. */
const notAllowedInPath = /[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]/g
/** Control characters, and bytes above ASCII, which `node:http` gives as one character each. */
const notPrintable = /[^\x21-\x7e]/
const brokenEncoding = /%(?![0-9A-Fa-f]{2})|%(?:[01][0-9A-Fa-f]|7[Ff])/

/**
 * Reads the target of a request line, such as `/search?q=a`. What is not the normal form of an address of this site is
 * moved there, or refused: `GET http://other.example/`, backslashes, and calls that cannot be decoded. A page that
 * cannot be decoded, such as a link that was cut off within a character, is one that does not exist.
 */
export function readRequestTarget(rawTarget = ''): RequestTarget {
  const mark = rawTarget.indexOf('?')
  const path = mark < 0 ? rawTarget : rawTarget.slice(0, mark)
  const query = mark < 0 ? '' : rawTarget.slice(mark + 1)
  if (!path.startsWith('/') || path.includes('\\') || rawTarget.includes('#')) return refused
  if (!isDecodable(path)) return path.startsWith('/api/') ? refused : notFoundTarget
  if (normalPath.test(path) && !notPrintable.test(query)) return { kind: 'normal', path, query }
  const search = mark < 0 ? '' : `?${encodeEach(query, /[^\x21-\x7e]/g)}`
  return { kind: 'moved', location: normalise(path) + search }
}

/** False for broken percent-encoding, and for control characters, which no name here holds. */
function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  if (brokenEncoding.test(path)) return false
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function normalise(path: string): string {
  const encoded = encodeEach(path, notAllowedInPath).replace(/%../g, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return unreserved.test(character) ? character : code.toUpperCase()
  })
  const segments: string[] = []
  for (const segment of encoded.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return `/${segments.join('/')}`
}

function encodeEach(text: string, bytes: RegExp): string {
  return text.replace(bytes, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
}
