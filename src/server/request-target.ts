import { defaultLanguage, pathIn, splitPath } from '../domain/site/language.ts'

/** An address of this site in normal form. Routes and caches see addresses only in this form. */
export interface NormalTarget {
  readonly kind: 'normal'
  /** Still percent-encoded. Without a slash at the end, except for `/` itself. */
  readonly path: string
  /** The text behind the `?`, as it was sent; '' if there is none. */
  readonly query: string
}

/** What to do with the target of a request line. */
export type RequestTarget =
  | NormalTarget
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'refused' }

const refused: RequestTarget = { kind: 'refused' }

/** The address of the "not found" page. */
export const notFoundTarget: NormalTarget = { kind: 'normal', path: '/404', query: '' }

/**
 * A path in normal form: no empty, `.` or `..` segment, no slash at the end, and upper-case percent-encoding only for the
 * characters that need it. Control characters, letters, digits and `-._~` are never encoded. RFC 3986, section 6.2.2.
 */
const normalPath =
  /^(?:\/|(?:\/(?!\.{1,2}(?:\/|$))(?:[A-Za-z0-9\-._~!$&'()*+,;=:@]|%(?:[89A-F][0-9A-F]|2[0-9A-CF]|3[A-F]|40|5[B-E]|60|7[BCD]))+)+)$/
/** Characters that are never percent-encoded in normal form. */
const unreserved = /[A-Za-z0-9\-._~]/
/** Characters that a path may contain directly; all others are percent-encoded. */
const notAllowedInPath = /[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]/g
/** Control characters, and bytes above ASCII, which `node:http` gives as one character each. */
const notPrintable = /[^\x21-\x7e]/
const brokenEncoding = /%(?![0-9A-Fa-f]{2})|%(?:[01][0-9A-Fa-f]|7[Ff])/

/**
 * Reads the target of a request line, such as `/search?q=a`. A target that is not in normal form is redirected to it or refused.
 * Refused are, for example, `GET http://other.example/`, backslashes, and calls that cannot be decoded. The address of a page
 * that cannot be decoded, such as a link that was cut off within a character, is treated as an unknown page of its language.
 */
export function readRequestTarget(rawTarget = ''): RequestTarget {
  const mark = rawTarget.indexOf('?')
  const path = mark < 0 ? rawTarget : rawTarget.slice(0, mark)
  const query = mark < 0 ? '' : rawTarget.slice(mark + 1)
  if (!path.startsWith('/') || path.includes('\\') || rawTarget.includes('#')) return refused
  if (!isDecodable(path)) return path.startsWith('/api/') ? refused : unknownPage(path)
  if (normalPath.test(path) && !notPrintable.test(query)) return { kind: 'normal', path, query }
  const search = mark < 0 ? '' : `?${encodeEach(query, /[^\x21-\x7e]/g)}`
  return { kind: 'moved', location: normalise(path) + search }
}

/** The "not found" page in the language of a path: `/en/city/%` means `/en/404`. */
function unknownPage(path: string): NormalTarget {
  const { language } = splitPath(path)
  return language === defaultLanguage
    ? notFoundTarget
    : { ...notFoundTarget, path: pathIn(language, notFoundTarget.path) }
}

/** False for broken percent-encoding and for control characters, which no name contains. */
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
