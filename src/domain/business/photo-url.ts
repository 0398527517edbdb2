const urlLimit = 2048
/** Names that only mean something within a network. */
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

/** 2000::/3 without the forms that wrap an IPv4 address (2002::/16, 2001::/32) and those for documents (2001:db8::/32). */
function isPublicIpv6(first: number, second: number): boolean {
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false
  return first !== 0x2001 || (second !== 0 && second !== 0xdb8)
}

/** Whether a host, as the URL parser writes it, can be one of the public internet. */
function isPublicHost(host: string): boolean {
  const four = ipv4.exec(host)
  if (four) return isPublicIpv4(Number(four[1]), Number(four[2]))
  const six = ipv6.exec(host)
  if (six) return isPublicIpv6(Number.parseInt(six[1] || '0', 16), Number.parseInt(six[2] || '0', 16))
  const name = host.replace(/\.$/, '')
  return name.includes('.') && !localName.test(name)
}

/**
 * Whether a page may load a photo from an address: http(s), of a public host, without user name and password. Any other would make the
 * browsers of visitors knock at their own machines and networks.
 */
export function isPhotoUrl(text: string): boolean {
  if (text.length > urlLimit || !/^https?:\/\//i.test(text) || /[\s"'<>\\^`{}]/.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.username === '' && url.password === '' && isPublicHost(url.hostname)
}
