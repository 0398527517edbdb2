import { isJsonObject, parseLooseJson } from '../text/parse-loose-json.ts'

const photoLimit = 20
/** Commas, semicolons and bars also occur inside URLs. They separate only if another URL or nothing follows. */
const separators = /\s+|(?<![,;|])[,;|]+\s*(?=https?:\/\/|$)/i

function texts(cell: string): string[] {
  if (cell.startsWith('[') || cell.startsWith('"')) {
    const value = parseLooseJson(cell)
    const items: unknown[] = Array.isArray(value) ? value : [value]
    return items
      .map((item) => (isJsonObject(item) ? (item.image ?? item.imageUrl) : item))
      .filter((item) => typeof item === 'string')
      .map((item) => item.trim())
  }
  return cell.split(separators)
}

/**
 * The photo URLs of a cell: one URL, a JSON list of URLs or of objects with an image, or several separated by comma, semicolon, bar or white space. At
 * most 20, without repeats, and only those that a page may load.
 */
export function parsePhotos(cell: string): string[] {
  const found = new Set<string>()
  for (const text of texts(cell.trim())) {
    if (found.size === photoLimit) break
    if (isPhotoUrl(text)) found.add(text)
  }
  return [...found]
}

/** A cell from which `parsePhotos` reads the same URLs. Photos beyond `limit` characters are left out. */
export function photosCell(photos: readonly string[], limit: number): string {
  const isAmbiguous = photos.some((photo) => /[,;|]/.test(photo))
  const cell = isAmbiguous ? JSON.stringify(photos) : photos.join('\n')
  return cell.length <= limit ? cell : photosCell(photos.slice(0, -1), limit)
}

const urlLimit = 2048
/** Names that are valid only within a local network. */
const localName =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|lan|home|home\.arpa)$/
const ipv4 = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/
const ipv6 = /^\[([\da-f]*):([\da-f]*)/

/** This network, private, shared, loopback, link-local, benchmarking, multicast and reserved addresses. */
function isPublicIpv4(first: number, second: number): boolean {
  if (first === 0 || first === 10 || first === 127 || first >= 224) return false
  if (first === 100) return second < 64 || second > 127
  if (first === 169) return second !== 254
  if (first === 172) return second < 16 || second > 31
  if (first === 192) return second !== 168 && second !== 0
  return first !== 198 || (second !== 18 && second !== 19)
}

/**
 * 2000::/3 without the forms that contain an IPv4 address (2002::/16, 2001::/32) and those for documentation
 * (2001:db8::/32).
 */
function isPublicIpv6(first: number, second: number): boolean {
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false
  return first !== 0x2001 || (second !== 0 && second !== 0xdb8)
}

/** Whether a host, as the URL parser writes it, can be on the public internet. */
function isPublicHost(host: string): boolean {
  const four = ipv4.exec(host)
  if (four) return isPublicIpv4(Number(four[1]), Number(four[2]))
  const six = ipv6.exec(host)
  if (six) return isPublicIpv6(Number.parseInt(six[1] || '0', 16), Number.parseInt(six[2] || '0', 16))
  const name = host.replace(/\.$/, '')
  return name.includes('.') && !localName.test(name)
}

/**
 * Whether a page may load a photo from an address: http(s), a public host, no user name or password. Any other address could make the
 * browsers of visitors send requests to their own machines and networks.
 */
export function isPhotoUrl(text: string): boolean {
  if (text.length > urlLimit || !/^https?:\/\//i.test(text) || /[\s"'<>\\^`{}]/.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.username === '' && url.password === '' && isPublicHost(url.hostname)
}
