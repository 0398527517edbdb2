import { BlockList, isIP } from 'node:net'

/** Recognises trusted proxies by addresses and ranges, such as `10.0.0.0/8`; `loopback` is this machine. */
export function proxyMatcher(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  const ranges = proxies.flatMap((entry) => (entry === 'loopback' ? ['127.0.0.0/8', '::1'] : [entry]))
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const family = familyOf(address)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
