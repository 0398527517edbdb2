import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** What the audit log shows for a connection without an address, such as a Unix socket. */
const unknownAddress = 'unknown'

/**
 * The address of the client: the connection's address or, behind trusted proxies, the nearest address in their header that is
 * not a trusted proxy itself. It is always a valid IP address in its usual form, never a text that the client invented.
 */
export function clientAddressOf({ ips = [], raw }: Pick<FastifyRequest, 'ips' | 'raw'>): string {
  return lastAddress([raw.socket.remoteAddress ?? '', ...ips.slice(1)])
}

/** The same for a request that the framework has not seen. `isProxy`: true for a trusted proxy. */
export function forwardedAddressOf(request: IncomingMessage, isProxy: (address: string) => boolean): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').reverse()
  const hops = [request.socket.remoteAddress ?? '', ...forwarded.map((hop) => hop.trim())]
  const client = hops.findIndex((hop) => !isProxy(lastAddress([hop])))
  return lastAddress(client < 0 ? hops : hops.slice(0, client + 1))
}

/** The last valid address of a chain of hops, the nearest hop first. An entry that is no address ends the chain. */
export function lastAddress(hops: readonly string[]): string {
  let last = unknownAddress
  for (const hop of hops) {
    const address = normalAddress(hop)
    if (address === undefined) break
    last = address
  }
  return last
}

/** What counts as one client: an IPv4 address, or an IPv6 /64 network, which a subscriber has for himself. */
export const clientGroupOf = (address: string): string => clientGroupsOf(address)[0]

/**
 * The client, and the larger networks that it may have for itself, too, smallest first: `2001:db8:1:2fe::/64`,
 * `2001:db8:1:200::/56`, `2001:db8:1::/48`. Of an IPv4 address: the address alone.
 */
export function clientGroupsOf(address: string): readonly [string, ...string[]] {
  if (isIP(address) !== 6) return [address]
  const groups = groupsOf(address)
  const site = groups.slice(0, 3).join(':')
  const subnet = Number.parseInt(groups[3] ?? '0', 16)
  return [
    `${site}:${subnet.toString(16)}::/64`,
    `${site}:${(subnet & 0xff00).toString(16)}::/56`,
    `${site}::/48`,
  ]
}

/** `2001:DB8:0::1` → `2001:db8::1`, `[::ffff:192.0.2.1]:443` → `192.0.2.1`; undefined for what is no address. */
function normalAddress(text: string): string | undefined {
  // An interface's name may follow an IPv6 address (`fe80::1%eth0`); it can be of any length.
  const [address = ''] = withoutPort(text).split('%', 1)
  const family = isIP(address)
  if (family === 0) return undefined
  if (family === 4) return address
  const groups = groupsOf(address)
  const isIpv4 = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  return isIpv4 ? dotted(groups.slice(6)) : URL.parse(`http://[${address}]`)?.hostname.slice(1, -1)
}

const port = /^\d{1,5}$/

/** Some proxies write the port, too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. IPv6 may have brackets without one. */
function withoutPort(text: string): string {
  if (text.startsWith('[')) {
    const end = text.indexOf(']')
    const [address, rest] = [text.slice(1, end), text.slice(end + 1)]
    const isWhole = rest === '' || (rest.startsWith(':') && port.test(rest.slice(1)))
    return end > 0 && isWhole && address.includes(':') ? address : text
  }
  const [address = '', digits, ...others] = text.split(':')
  return others.length === 0 && digits !== undefined && port.test(digits) ? address : text
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const shortened = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? ''
  const [front = [], back = []] = shortened.split('::').map((part) => part.split(':').filter(Boolean))
  return [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
}

function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

/**
 * Recognises trusted proxies by addresses and ranges, such as `10.0.0.0/8`; `loopback` is this machine. Addresses may have any
 * spelling (`::ffff:10.0.0.1`, `fe80::1%eth0`); undefined, for a connection without one, is no proxy.
 */
export function proxyMatcher(proxies: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList()
  const ranges = proxies.flatMap((entry) => (entry === 'loopback' ? ['127.0.0.0/8', '::1'] : [entry]))
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (text = '') => {
    const address = normalAddress(text)
    return address !== undefined && list.check(address, familyOf(address))
  }
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
