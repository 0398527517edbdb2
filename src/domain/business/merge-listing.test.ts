import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { handFields } from './hand-fields.ts'
import { importColumns } from './import-columns.ts'
import type { Listing, ListingDraft } from './listing.ts'
import { fillBlanks, overwrittenFields, replaceContent } from './merge-listing.ts'
import { blankDraft } from './testing/blank-draft.ts'

const empty: ListingDraft = {
  ...blankDraft,
  placeId: 'ChIJ1',
  name: '한강 손칼국수',
}
const seoul = {
  address: '서울특별시 마포구 양화로 45',
  zipCode: '04036',
  city: '서울',
  state: '서울특별시',
  district: '마포구',
  country: 'South Korea',
  countryCode: 'KR',
  timeZone: 'Asia/Seoul',
}
const full: ListingDraft = {
  ...empty,
  ...seoul,
  category: 'Korean restaurant',
  categoryGroup: 'restaurants',
  latitude: 37.55,
  longitude: 126.91,
  phone: '02-333-4444',
  phoneE164: '+8223334444',
  rating: 4.6,
  reviewCount: 812,
  photos: ['https://example.org/a.jpg'],
  openingHours: { Monday: '9AM-5PM' },
  about: { 'Service options': { Delivery: true } },
  description: '국수집',
  locationLink: 'https://example.org/map',
}
const all: ReadonlySet<string> = new Set(importColumns)
const withVerified = new Set([...all, 'verified'])
const carrying = (...columns: string[]): ReadonlySet<string> => new Set(columns)

const draft: fc.Arbitrary<ListingDraft> = fc.record({
  placeId: fc.constant('ChIJ1'),
  name: fc.constantFrom('가', '나'),
  category: fc.constantFrom('', 'Dentist', 'Bakery'),
  categoryGroup: fc.constantFrom(null, 'restaurants', 'healthcare'),
  address: fc.constantFrom('', 'a', 'b'),
  zipCode: fc.constantFrom('', '1', '2'),
  city: fc.constantFrom('', 'x', 'y'),
  state: fc.constantFrom('', 's'),
  district: fc.constantFrom('', 'd'),
  country: fc.constantFrom('', 'Germany', 'France'),
  countryCode: fc.constantFrom('', 'DE', 'FR'),
  latitude: fc.constantFrom(null, 0, 10),
  longitude: fc.constantFrom(null, 0, 20),
  timeZone: fc.constantFrom('', 'Europe/Berlin', 'Europe/Paris'),
  phone: fc.constantFrom('', '1', '2'),
  phoneE164: fc.constantFrom('', '+1', '+2'),
  rating: fc.constantFrom(0, 1, 4.5),
  reviewCount: fc.constantFrom(0, 3, 9),
  photos: fc.constantFrom([], ['p'], ['p', 'q']),
  openingHours: fc.constantFrom({}, { Monday: '9-5' }, { Monday: '9-5', Tuesday: '9-6' }),
  about: fc.constantFrom({}, { A: { b: true } }, { A: { b: 'c' } }),
  isVerified: fc.boolean(),
  status: fc.constant('published'),
  description: fc.constantFrom('', 'd', 'e'),
  locationLink: fc.constantFrom('', 'l', 'm'),
})
const columns = fc.subarray([...withVerified]).map((names): ReadonlySet<string> => new Set(names))

const isBlank = (value: unknown) =>
  value === null ||
  value === '' ||
  value === 0 ||
  (typeof value === 'object' && Object.keys(value).length === 0)

describe('replaceContent', () => {
  test('what a row says and nobody can read changes nothing; the rest of the row does', () => {
    const unread = ['phone', 'rating', 'photo', 'working_hours', 'about', 'location_link', 'country']
    const { country, countryCode, timeZone } = full
    expect(replaceContent(full, { ...empty, unread }, all)).toEqual({
      ...full,
      category: '',
      categoryGroup: null,
      reviewCount: 0,
      ...{ address: '', zipCode: '', city: '', state: '', district: '' },
      ...{ country, countryCode, timeZone },
    })
    expect(replaceContent(full, { ...full, zipCode: '', unread: ['postal_code'] }, all)).toBeUndefined()
  })

  test('takes all that the file carries, empty cells too, and nothing else', () => {
    expect(replaceContent(full, empty, all)).toEqual(empty)
    expect(replaceContent(empty, full, all)).toEqual(full)
    expect(replaceContent(full, empty, carrying('phone', 'place_id'))).toEqual({
      ...full,
      phone: '',
      phoneE164: '',
    })
  })

  test('says so where nothing would change', () => {
    expect(replaceContent(full, structuredClone(full), withVerified)).toBeUndefined()
    expect(replaceContent(full, empty, carrying('place_id'))).toBeUndefined()
  })

  test('keeps verification, unless the file tells it', () => {
    const verified = { ...full, isVerified: true }
    expect(replaceContent(verified, full, all)).toBeUndefined()
    expect(replaceContent(verified, full, withVerified)).toEqual(full)
  })

  test('a number beside no country is one of the listing’s country', () => {
    const row = { ...empty, name: full.name, phone: full.phone }
    expect(replaceContent(full, row, carrying('name', 'phone'))).toBeUndefined()
    const other = { ...row, phone: '02-333-5555' }
    const read = { phone: '02-333-5555', phoneE164: '+8223335555' }
    expect(replaceContent(full, other, carrying('name', 'phone'))).toEqual({ ...full, ...read })
    const unknown = { ...full, phone: '', phoneE164: '' }
    expect(fillBlanks(unknown, other, carrying('name', 'phone'))).toEqual({ ...full, ...read })
  })

  test('an empty address empties no postal code and no country of which the file has no column', () => {
    const { zipCode, country, countryCode, timeZone } = full
    const row = { ...full, ...Object.fromEntries(Object.keys(seoul).map((field) => [field, ''])) }
    const emptied = { ...row, zipCode, country, countryCode, timeZone }
    expect(replaceContent(full, row, carrying('full_address'))).toEqual(emptied)
    expect(replaceContent(full, row, carrying('full_address', 'country', 'postal_code'))).toEqual(row)
    const moved = { ...row, address: '부산광역시 해운대구 해운대로 10' }
    expect(replaceContent(full, moved, carrying('full_address'))).toMatchObject({ zipCode: '', country: '' })
  })

  test('keeps a place that was corrected by hand where the file says the same address as before', () => {
    const corrected = { ...full, city: '마포', district: '양화동' }
    expect(replaceContent(corrected, { ...full, phone: '1' }, all)).toEqual({ ...corrected, phone: '1' })
    expect(replaceContent(corrected, { ...full, address: '부산' }, all)?.city).toBe(full.city)
  })

  test('does not take a postal code away that the file has no column for', () => {
    const row = { ...full, zipCode: '' }
    expect(replaceContent(full, row, carrying('full_address'))).toBeUndefined()
    expect(replaceContent(full, row, carrying('full_address', 'postal_code'))?.zipCode).toBe('')
  })

  test('changes a country without an address', () => {
    const row = { ...empty, country: 'Japan', countryCode: 'JP', timeZone: 'Asia/Tokyo' }
    expect(replaceContent(full, row, carrying('country'))).toEqual({
      ...full,
      country: 'Japan',
      countryCode: 'JP',
      timeZone: 'Asia/Tokyo',
    })
  })

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(draft, draft, columns, (present, row, carried) => {
        const once = replaceContent(present, row, carried)
        if (once) expect(replaceContent(once, row, carried)).toBeUndefined()
      }),
    )
  })
})

describe('what was set by hand', () => {
  /** Everything that the administrator can set, and a row of which every value is another one. */
  const other: ListingDraft = {
    ...full,
    ...Object.fromEntries(Object.entries(empty).filter(([field]) => field !== 'placeId')),
    status: 'closed',
  }

  test.each(handFields)('%s stays in an update, whatever the file says', (field) => {
    const merged = replaceContent({ ...full, handFields: [field] }, other, withVerified)
    expect(merged?.[field]).toEqual(full[field])
    expect(replaceContent(full, other, withVerified)?.[field]).toEqual(other[field])
  })

  test('a city keeps its state and district; what belongs to the address alone changes', () => {
    const moved = {
      ...full,
      address: '부산광역시 중구 1',
      city: '부산',
      state: '부산',
      district: '중구',
      zipCode: '48900',
    }
    expect(replaceContent({ ...full, handFields: ['city'] }, moved, all)).toMatchObject({
      ...{ city: full.city, state: full.state, district: full.district },
      ...{ address: moved.address, zipCode: moved.zipCode },
    })
  })

  test('a field that was emptied is not filled again', () => {
    const emptied = { ...full, phone: '', phoneE164: '', handFields: ['phone'] as const }
    expect(fillBlanks(emptied, full, all)).toBeUndefined()
    expect(fillBlanks({ ...emptied, handFields: [] }, full, all)).toMatchObject({ phone: full.phone })
  })

  test('a business that was opened again is not closed by the next file', () => {
    const closed = { ...full, status: 'closed' as const }
    expect(replaceContent({ ...full, handFields: ['status'] }, closed, all)).toBeUndefined()
  })
})

describe('the status', () => {
  const none = carrying()
  test('replaceContent opens again what a file had closed, where the row says that it is open', () => {
    const closed = { ...full, status: 'closed' as const }
    const open = { ...full, saysOpen: true }
    expect(replaceContent(closed, open, none)).toEqual(full)
    expect(replaceContent({ ...closed, handFields: ['status'] }, open, none)).toBeUndefined()
    expect(replaceContent({ ...full, status: 'pending' }, open, none)).toBeUndefined()
    expect(fillBlanks(closed, open, all)).toBeUndefined()
  })

  test('replaceContent closes what has closed for good, and opens nothing again by itself', () => {
    expect(replaceContent(full, { ...full, status: 'closed' }, none)).toEqual({ ...full, status: 'closed' })
    expect(replaceContent({ ...full, status: 'closed' }, full, all)).toBeUndefined()
    expect(
      replaceContent({ ...full, status: 'pending' }, { ...full, status: 'closed' }, none),
    ).toBeUndefined()
  })

  test('fillBlanks leaves it', () => {
    expect(fillBlanks(full, { ...full, status: 'closed' }, all)).toBeUndefined()
  })
})

describe('fillBlanks', () => {
  test('fills what is empty', () => {
    expect(fillBlanks(empty, full, all)).toEqual(full)
    expect(fillBlanks({ ...full, phone: '', phoneE164: '' }, full, all)).toEqual(full)
  })

  test('does not complete a place with another one', () => {
    const partial = { ...empty, city: '부산' }
    expect(fillBlanks(partial, full, carrying('full_address', 'country'))).toBeUndefined()
    expect(fillBlanks({ ...empty, ...seoul, zipCode: '' }, full, carrying('full_address'))).toMatchObject(
      seoul,
    )
  })

  test('never changes a field that has something, and changes nothing the second time', () => {
    fc.assert(
      fc.property(draft, draft, columns, (present, row, carried) => {
        const filled = fillBlanks(present, row, carried)
        if (!filled) return
        for (const field of Object.keys(present) as (keyof ListingDraft)[]) {
          if (!isBlank(present[field])) expect(filled[field]).toEqual(present[field])
        }
        expect(fillBlanks(filled, row, carried)).toBeUndefined()
      }),
    )
  })
})

test('overwrittenFields names what was set by hand and differs, also in what belongs to it', () => {
  const set = ['name', 'address', 'phone'] as const
  const present = { ...empty, id: 'one', handFields: set } as unknown as Listing
  expect(overwrittenFields(present, { ...empty, zipCode: '04036', phone: '02' })).toEqual([
    'address',
    'phone',
  ])
  expect(overwrittenFields(present, empty)).toEqual([])
})
