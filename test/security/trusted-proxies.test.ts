import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../src/config/config.ts'
import { proxyMatcher } from '../../src/server/security/client-address.ts'
import { adminPassword, startTestApp, type TestApp } from '../app/test-app.ts'

/** Clients that no list of private proxies names. */
const strangers = ['8.8.8.8', '::ffff:8.8.8.8', '192.0.2.1', '203.0.113.7', '2600::1', '2001:db8::1']

describe('TRUST_PROXY', () => {
  test.each([
    ['::ffff:10.0.0.0/8', /write IPv4 proxies as IPv4/],
    ['::ffff:10.0.0.0/104', /write IPv4 proxies as IPv4/],
    ['::ffff:a00:0/95', /write IPv4 proxies as IPv4/],
    ['0:0:0:0:0:FFFF:10.0.0.1', /write IPv4 proxies as IPv4/],
    ['::/80', /write IPv4 proxies as IPv4/],
    ['::ffff:0:0/96', /write IPv4 proxies as IPv4/],
    ['::/0', /write IPv4 proxies as IPv4/],
    ['::1/8', /write IPv4 proxies as IPv4/],
    ['2000::/3', /a prefix from \/8 on, in IPv6 from \/7 on/],
    ['0.0.0.0/0', /a prefix from \/8 on/],
    ['0.0.0.0/1,128.0.0.0/1', /"0.0.0.0\/1" .*, "128.0.0.0\/1"/],
    ['10.0.0.0/', /ends with \/ and a number up to 32/],
    ['10.0.0.0/ 8', /ends with \/ and a number up to 32/],
    ['10.0.0.0/-1', /ends with \/ and a number up to 32/],
    ['10.0.0.0/255.0.0.0', /ends with \/ and a number up to 32/],
    ['fc00::/129', /ends with \/ and a number up to 128/],
    ['fe80::1%eth0', /without the name of an interface/],
    ['fe80::%eth0/10', /without the name of an interface/],
    ['10.0.0.0/8/8', /no address and no range/],
    ['10.0.0.0 /8', /no address and no range/],
    ['10.0.0.0/8,', /no address and no range/],
    ['010.0.0.1', /no address and no range/],
    ['10.1', /no address and no range/],
    ['[::1]', /no address and no range/],
    ['10.0.0.0/8 172.16.0.0/12', /no address and no range/],
    ['127.0.0.1:3000', /no address and no range/],
    ['on,10.0.0.0/8', /no address and no range/],
  ])('%s is refused, and the message says how to write it', (TRUST_PROXY, problem) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(ConfigError)
    expect(() => readConfig({ TRUST_PROXY })).toThrow(problem)
  })

  test.each([
    '10.0.0.0/8',
    '172.16.0.0/12, 192.168.0.0/16',
    'fc00::/7',
    ' on ',
    '::1',
    '10.1.2.3',
    '64:ff9b::/96',
  ])('%s trusts no stranger', (TRUST_PROXY) => {
    const isProxy = proxyMatcher(readConfig({ TRUST_PROXY }).trustProxy)
    expect(strangers.filter(isProxy)).toEqual([])
  })

  test('no spelling of a range that is taken trusts a client outside of it', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
    const address = fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.ipV4().map((ipv4) => `::ffff:${ipv4}`),
      fc.ipV4().map((ipv4) => `::${ipv4}`),
      fc.tuple(group, group).map((groups) => `::ffff:${groups.join(':')}`),
    )
    const range = fc.oneof(
      address,
      fc.tuple(address, fc.nat(128)).map((parts) => parts.join('/')),
    )
    let taken = 0
    fc.assert(
      fc.property(range, fc.ipV4(), fc.ipV4(), (TRUST_PROXY, one, other) => {
        const proxies = proxiesOf(TRUST_PROXY)
        if (!proxies) return
        taken++
        // Two addresses with different first bytes are never both in one range of proxies.
        fc.pre(one.split('.')[0] !== other.split('.')[0])
        expect([one, other].filter(proxyMatcher(proxies)).length, TRUST_PROXY).toBeLessThan(2)
      }),
      { numRuns: 2000 },
    )
    expect(taken).toBeGreaterThan(300)
  })
})

function proxiesOf(TRUST_PROXY: string): readonly string[] | undefined {
  try {
    return readConfig({ TRUST_PROXY }).trustProxy
  } catch {
    return undefined
  }
}

let app: TestApp | undefined
afterEach(() => app?.close())

test('POST /api/admin/login → behind 127.0.0.1, each spelling of a proxy ends at the same client', async () => {
  app = await startTestApp('sqlite', {
    environment: { TRUST_PROXY: '127.0.0.1,10.0.0.0/8,fe80::/10' },
    time: { now: Date.now, wait: async () => undefined },
  })
  const chains = [
    '203.0.113.7',
    '203.0.113.7, 10.0.0.1',
    '203.0.113.7, ::ffff:10.0.0.1',
    '198.51.100.1, 203.0.113.7, fe80::1%eth0',
    '198.51.100.1, ::ffff:203.0.113.7',
    '10.0.0.9, 203.0.113.7',
    '203.0.113.7:51234',
    '198.51.100.1:80, 203.0.113.7:51235, 10.0.0.1:443, [fe80::1]:443',
    '203.0.113.7:51236, [::ffff:10.0.0.1]:443',
  ]
  for (const chain of chains) {
    await app.fetch('/api/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': chain },
      body: JSON.stringify({ username: 'nobody', password: 'a wrong password' }),
    })
  }
  const entries = await app.storage.audit.list({ limit: 10 })
  const addresses = entries.map(({ details }) => (details as { address?: string } | null)?.address)
  expect([...new Set(addresses.filter((address) => address !== undefined))]).toEqual(['203.0.113.7'])
})

test('POST /api/admin/login → from SITE_URL it is the site itself, whatever host the proxy passes; from elsewhere 403', async () => {
  app = await startTestApp('sqlite', {
    environment: { TRUST_PROXY: '127.0.0.1', SITE_URL: 'http://Directory.example:8443/' },
  })
  const statusFrom = async (headers: Readonly<Record<string, string>>) =>
    (
      await (app as TestApp).fetch('/api/admin/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7', ...headers },
        body: JSON.stringify({ username: 'admin', password: adminPassword }),
      })
    ).status
  expect(await statusFrom({ origin: 'http://directory.example:8443' })).toBe(200)
  expect(await statusFrom({ origin: app.origin })).toBe(200)
  for (const origin of [
    'http://directory.example',
    'https://directory.example:8443',
    'http://directory.example:8443.evil.example',
    'null',
  ])
    expect([origin, await statusFrom({ origin })]).toEqual([origin, 403])
  const cross = { origin: 'http://directory.example:8443', 'sec-fetch-site': 'cross-site' }
  expect(await statusFrom(cross)).toBe(403)
})
