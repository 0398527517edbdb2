import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { clientGroupOf, clientGroupsOf, forwardedAddressOf, lastAddress } from './client-address.ts'

describe('the client behind a chain of hops', () => {
  test.each([
    [['192.0.2.1'], '192.0.2.1'],
    [['127.0.0.1', '203.0.113.7'], '203.0.113.7'],
    [['::1', '2001:DB8:0:0::7'], '2001:db8::7'],
    [['::ffff:192.0.2.1'], '192.0.2.1'],
    [['::ffff:c000:201'], '192.0.2.1'],
    [['fe80::1%eth0'], 'fe80::1'],
    [['127.0.0.1', '203.0.113.7:51234'], '203.0.113.7'],
    [['127.0.0.1', '[2001:DB8:0:0::7]:443'], '2001:db8::7'],
    [['[::1]', '[::ffff:192.0.2.1]:80'], '192.0.2.1'],
    [['[fe80::1%eth0]:80'], 'fe80::1'],
    [[`fe80::1%${'a'.repeat(4000)}`], 'fe80::1'],
    [[''], 'unknown'],
  ])('%j → %s', (hops, address) => expect(lastAddress(hops)).toBe(address))

  test.each([
    'x'.repeat(4000),
    ':'.repeat(4000),
    'unknown',
    'unknown:80',
    '',
    '1.2.3',
    '<b>',
    '192.0.2.1:',
    '192.0.2.1:80:80',
    '192.0.2.1:http',
    '192.0.2.1:123456',
    '[192.0.2.1]:80',
    '[::1',
    '[::1]80',
    '[::1]:',
    '[::1]:80]:80',
    '[]',
  ])('an entry that is no address ends the chain: %.20s', (entry) =>
    expect(lastAddress(['127.0.0.1', entry, '203.0.113.7'])).toBe('127.0.0.1'),
  )
})

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7, 127.0.0.2', '203.0.113.7'],
  ['127.0.0.1', 'no address', '127.0.0.1'],
  ['127.0.0.1', '127.0.0.2', '127.0.0.2'],
])(
  'before the framework: a connection of %s that forwards %s is of %s',
  (remoteAddress, forwarded, client) => {
    const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }
    const isProxy = (address: string) => address.startsWith('127.')
    expect(forwardedAddressOf(request as unknown as IncomingMessage, isProxy)).toBe(client)
  },
)

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::ffff', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('addresses that count as one client: %s → %s', (address, group) =>
  expect(clientGroupOf(address)).toBe(group),
)

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:2fe:3:4:5:6', ['2001:db8:1:2fe::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
])('the networks that a client may have: %s → %j', (address, groups) =>
  expect(clientGroupsOf(address)).toEqual(groups),
)
