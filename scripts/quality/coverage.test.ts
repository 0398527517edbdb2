import { expect, test, vi } from 'vitest'
import type { ListingDraft } from '../../src/domain/business/listing.ts'
import { countAccuracy, emptyAccuracy } from './accuracy.ts'
import { countCoverage, emptyCoverage } from './coverage.ts'
import { FixtureQuality, measureFixtures } from './measure-fixtures.ts'
import { thresholdLines } from './thresholds.ts'
import { TradeVerdicts } from './trade-verdicts.ts'

const bare: ListingDraft = {
  ...{ placeId: 'ChIJ1', name: '가게', category: '', categoryGroup: null, address: '', zipCode: '' },
  ...{ city: '', state: '', district: '', country: '', countryCode: '', timeZone: '' },
  ...{ latitude: null, longitude: null, phone: '', phoneE164: '', rating: 0, reviewCount: 0, photos: [] },
  ...{ openingHours: {}, about: {}, isVerified: false, status: 'published', description: '' },
  locationLink: '',
}
const full: ListingDraft = {
  ...bare,
  ...{ category: '카페', address: '서울특별시 마포구 양화로 45', city: '서울', state: '서울특별시' },
  ...{ countryCode: 'KR', timeZone: 'Asia/Seoul', phone: '02-123-4567', phoneE164: '+8221234567' },
  openingHours: { Monday: '9AM-6PM' },
}

function coverageOf(...rows: readonly (readonly [ListingDraft, boolean])[]) {
  const coverage = emptyCoverage()
  for (const [draft, unread] of rows) countCoverage(coverage, draft, unread)
  return Object.fromEntries(
    coverage.map(({ what, ...counts }) => [what, [counts.read, counts.stated, counts.readOfStated]]),
  )
}

test('counts what rows have, and what they say', () => {
  const unread = { category: 'Zeppelin dealer', phone: 'ask us', openingHours: { Hours: 'ask us' } }
  expect(coverageOf([full, false], [bare, false], [{ ...bare, ...unread }, true])).toEqual({
    city: [1, 1, 1],
    state: [1, 1, 1],
    country: [1, 1, 1],
    'time zone': [1, 1, 1],
    phone: [1, 2, 1],
    hours: [1, 2, 1],
    'category mapped': [2, 2, 2],
    'of these, surely': [1, 2, 1],
  })
})

test('counts against labels, and names each miss', () => {
  const accuracy = emptyAccuracy()
  const label = { row: 7, city: 'Busan', state: null, country_code: 'KR', time_zone: 'Asia/Seoul' }
  expect(countAccuracy(accuracy, 7, full, label)).toEqual([
    { rowNumber: 7, field: 'city', got: '서울', label: '"Busan"' },
  ])
  expect(countAccuracy(accuracy, 8, bare, label).map(({ field }) => field)).toEqual([
    'city',
    'country',
    'timeZone',
  ])
  expect(accuracy).toEqual([
    { field: 'city', right: 0, wrong: 1, empty: 1 },
    { field: 'district', right: 0, wrong: 0, empty: 0 },
    { field: 'state', right: 0, wrong: 0, empty: 0 },
    { field: 'country', right: 1, wrong: 0, empty: 1 },
    { field: 'timeZone', right: 1, wrong: 0, empty: 1 },
  ])
})

test('counts what could be read of what files say, and names the rest, the commonest first', () => {
  const [one, total] = [new FixtureQuality(), new FixtureQuality()]
  one.count(full, false)
  one.count({ ...bare, phone: 'ask us', openingHours: { Hours: 'sometimes' } }, true)
  one.count(undefined, false)
  total.add(one)
  total.add(one)
  expect(one.cells()).toEqual([
    '3',
    '2',
    '100.0 % of 1',
    '100.0 % of 1',
    '50.0 % of 2',
    '50.0 % of 2',
    '50.0 % of 2',
  ])
  expect(total.cells().slice(0, 2)).toEqual(['6', '4'])
  expect(total.commonestUnread(5)).toEqual([
    ['country', '2', 'ask us'],
    ['hours', '2', 'sometimes'],
    ['phone', '2', 'ask us'],
  ])
})

test('says of each figure whether it is what is asked', () => {
  const trades = Object.assign(new TradeVerdicts(), { right: 995, wrong: 4, none: 1 })
  const accuracy = emptyAccuracy().map((count) => ({ ...count, right: 997, wrong: 3 }))
  const lines = thresholdLines({
    ...{ trades, accuracy },
    hours: { stated: 0, read: 0 },
    country: { stated: 1000, read: 999 },
  })
  expect(lines.map((line) => line.slice(1))).toEqual([
    ['≥ 99 %', '99.50 % (995 of 1000)', 'met'],
    ['≤ 0.3 %', '0.40 % (4 of 1000)', 'MISSED'],
    ['≥ 99.5 %', '99.70 % (997 of 1000)', 'met'],
    ['≤ 0.3 %', '0.30 % (3 of 1000)', 'met'],
    ['≥ 99 %', '0.00 % (0 of 0)', 'MISSED'],
    ['≥ 99.9 %', '99.90 % (999 of 1000)', 'met'],
  ])
})

test('says that it skips real files that are not there', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await measureFixtures('/no/such/folder')
  expect(log).toHaveBeenCalledWith(expect.stringContaining('Skipped'))
  log.mockRestore()
})
