import { expect, test } from 'vitest'
import { proxyMatcher } from '../security/client-address.ts'

test.each([
  [[], '127.0.0.1', false],
  [['loopback'], '127.0.0.1', true],
  [['loopback'], '::1', true],
  [['loopback'], '192.0.2.1', false],
  [['192.0.2.1'], '192.0.2.1', true],
  [['10.0.0.0/8', '2001:db8::/32'], '10.9.8.7', true],
  [['10.0.0.0/8', '2001:db8::/32'], '2001:db8:1::1', true],
  [['10.0.0.0/8', '2001:db8::/32'], '11.0.0.1', false],
  [['10.0.0.0/8'], 'unknown', false],
  [['10.0.0.0/8'], '10.9.8.7:4711', true],
  [['10.0.0.0/8'], '11.0.0.1:4711', false],
  [['fe80::/10'], '[fe80::1]:4711', true],
  [['10.0.0.0/8'], undefined, false],
  [['10.0.0.0/8'], '::ffff:10.9.8.7', true],
  [['10.0.0.0/8'], '::ffff:11.0.0.1', false],
  [['fe80::/10'], 'fe80::1%eth0', true],
  [['fe80::/10'], 'febf::1', true],
  [['fe80::/10'], 'fec0::1', false],
])('with proxies %j, %s is one: %s', (proxies, address, isProxy) => {
  expect(proxyMatcher(proxies)(address)).toBe(isProxy)
})
