import { expect, test } from 'vitest'
import { resolvePlace } from '../../src/domain/address/resolve-place.ts'
import { parsePhotos } from '../../src/domain/business/photos.ts'
import { parseReviewCount } from '../../src/domain/business/rating.ts'

/** Far more processor time than any of these needs, and far less than each took before its expression was made linear. */
const ceiling = 1000

/** Processor time, because a busy machine can hold up the process for longer than any of these takes. */
function milliseconds(run: () => unknown): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const placeOf = (address: string) =>
  resolvePlace({ address, postalCode: '', country: 'Jamaica', locationLink: '' })

test('a photo cell full of bars does not stop the import', () => {
  expect(milliseconds(() => parsePhotos('|'.repeat(32_766)))).toBeLessThan(ceiling)
  expect(milliseconds(() => parsePhotos(`http://a.example/${',;|'.repeat(10_900)}x`))).toBeLessThan(ceiling)
})

test('an address of a hundred numbers does not stop the server', () => {
  placeOf('Kingston')
  expect(milliseconds(() => placeOf(`x, y${' 000'.repeat(100)} x!`))).toBeLessThan(ceiling)
})

test('a review count full of spaces does not stop the import', () => {
  expect(milliseconds(() => parseReviewCount(`1${' '.repeat(32_000)}x`))).toBeLessThan(ceiling)
})
