import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

/** The proxies of this machine, as `proxyMatcher` knows them. */
const thisMachine = 'loopback'

/** The shortest prefixes of ranges, in bits. Private networks have as many; a wider range holds networks of strangers. */
const shortestPrefix = { ipv4: 8, ipv6: 7 }

/** `::ffff:0:0/96`, which writes all of IPv4 as IPv6. */
const writtenAsIpv6 = new BlockList()
writtenAsIpv6.addSubnet('::ffff:0:0', 96, 'ipv6')

const wideRange = `a range has a prefix from /${shortestPrefix.ipv4} on, in IPv6 from /${shortestPrefix.ipv6} on`

/** What is wrong with an address or a range of proxies; undefined if nothing is. */
function problemOf(entry: string): string | undefined {
  const [address = '', prefix, ...rest] = entry.split('/')
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
  const longest = family === 'ipv4' ? 32 : 128
  if (isIP(address) === 0 || rest.length > 0) return 'no address and no range'
  if (address.includes('%')) return 'write it without the name of an interface'
  if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest))
    return `a range ends with / and a number up to ${longest}`
  if (family === 'ipv6' && coversIpv4(address, Number(prefix ?? longest)))
    return 'write IPv4 proxies as IPv4, such as 10.0.0.0/8'
  return prefix !== undefined && Number(prefix) < shortestPrefix[family] ? wideRange : undefined
}

/**
 * True for an IPv6 range that holds IPv4 addresses or lies among them. `::ffff:10.0.0.0/8` looks like the network 10.0.0.0/8, but its
 * prefix counts the bits of IPv6, so it would make every client trusted.
 */
function coversIpv4(address: string, prefix: number): boolean {
  const range = new BlockList()
  range.addSubnet(address, prefix, 'ipv6')
  return range.check('::ffff:0:0', 'ipv6') || writtenAsIpv6.check(address, 'ipv6')
}

/** `off`, `on`, or proxies separated by commas → the addresses and ranges whose X-Forwarded-For is believed. */
export const trustedProxies = z.string().transform((text, context): readonly string[] => {
  if (text.trim() === 'off') return []
  if (text.trim() === 'on') return [thisMachine]
  const entries = text.split(',').map((entry) => entry.trim())
  const problems = entries.flatMap((entry) => {
    const problem = problemOf(entry)
    return problem === undefined ? [] : [`"${entry}" (${problem})`]
  })
  if (problems.length === 0) return entries
  context.addIssue(
    `must be off, on (proxies on this machine), or addresses and ranges of proxies such as 127.0.0.1,10.0.0.0/8; not one: ${problems.join(', ')}`,
  )
  return z.NEVER
})
