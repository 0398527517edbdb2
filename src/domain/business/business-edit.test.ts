import { describe, expect, test } from 'vitest'
import { dayNames } from '../opening-hours/weekdays.ts'
import { applyEdit, changedFields } from './business-edit.ts'
import type { Listing } from './listing.ts'

const listing: Listing = {
  id: 'abc',
  slug: 'blue-door-berlin-1234567',
  placeId: '1234567',
  score: 10,
  name: 'Blue Door',
  category: 'Bakery',
  categoryGroup: 'restaurants',
  address: 'Mühlenstraße 1, 10115 Berlin, Germany',
  zipCode: '10115',
  city: 'Berlin',
  state: 'Berlin',
  district: '',
  country: 'Germany',
  countryCode: 'DE',
  latitude: null,
  longitude: null,
  timeZone: 'Europe/Berlin',
  phone: '030 901820',
  phoneE164: '+4930901820',
  rating: 4.5,
  reviewCount: 12,
  photos: ['https://example.com/a.jpg'],
  openingHours: { Monday: '9AM-5PM', Sunday: 'by appointment' },
  about: {},
  isVerified: false,
  status: 'published',
  description: '',
  locationLink: '',
  uniqueContent: 'text',
  seoTitle: 'title',
  seoDescription: '',
  canonicalUrl: '',
  createdAt: 1,
  updatedAt: 2,
  handFields: [],
  dataAt: 2,
}

const applyTo = (before: Listing, edit: Parameters<typeof applyEdit>[1]) => {
  const edited = applyEdit(before, edit)
  if (edited.problems) throw new Error(JSON.stringify(edited.problems))
  return edited
}
const draftOf = (edit: Parameters<typeof applyEdit>[1]) => applyTo(listing, edit)
const problemsOf = (edit: Parameters<typeof applyEdit>[1]) => applyEdit(listing, edit).problems

describe('a phone number in an edit', () => {
  test.each(['call me', 'abc', '12', 'ask for Ayşe', '전화 없음'])('"%s" is none', (phone) => {
    expect(Object.keys(problemsOf({ phone }) ?? {})).toEqual(['phone'])
  })
  test('one of several is not dropped unsaid', () => {
    expect(problemsOf({ phone: '030 5550160, 030 5550161' })?.phone?.ko).toMatch(/^전화번호는 하나만/)
  })
  test.each(['', '119', '1588-1234', '+49 30 901820', '030 901820 ext. 12'])('"%s" passes', (phone) => {
    expect(problemsOf({ phone })).toBeUndefined()
  })
  test('what the listing has already stays', () => {
    const odd = { ...listing, phone: 'call me', phoneE164: '' }
    expect(applyTo(odd, { phone: 'call me', name: 'Other' }).draft).toMatchObject({ phone: 'call me' })
  })
})

describe('an edit of a listing that was edited before', () => {
  const mended = { ...listing, city: 'Potsdam', state: 'Brandenburg', handFields: ['city'] as const }
  const address = 'Lindenstr. 5, 20095 Hamburg, Germany'
  const placeAfter = (edit: Parameters<typeof applyEdit>[1], before: Listing) => {
    const { draft } = applyTo(before, edit)
    return [draft?.address, draft?.zipCode, draft?.city, draft?.state]
  }

  test('keeps a city that was put right when the address changes', () => {
    expect(placeAfter({ address }, { ...mended, handFields: [] })).toEqual([
      address,
      '20095',
      'Hamburg',
      'Hamburg',
    ])
    expect(placeAfter({ address }, mended)).toEqual([address, '20095', 'Potsdam', 'Brandenburg'])
  })

  test('changes the city with the address where the edit names both', () => {
    expect(placeAfter({ address, city: 'Hamburg' }, mended)[2]).toBe('Hamburg')
  })

  test('keeps a postal code and a country that were set', () => {
    const set = { ...listing, zipCode: '10999', handFields: ['zipCode'] as const }
    expect(placeAfter({ address }, set)[1]).toBe('10999')
    const abroad = { ...listing, country: 'Austria', countryCode: 'AT', handFields: ['country'] as const }
    expect(applyTo(abroad, { address }).draft).toMatchObject({ country: 'Austria', countryCode: 'AT' })
  })
})

describe('an edit', () => {
  test('of nothing changes nothing', () => {
    const { draft, texts } = draftOf({})
    expect(changedFields(listing, { ...listing, ...draft, ...texts })).toEqual({})
  })

  test('changes what it names, and what follows from it', () => {
    const { draft, texts } = draftOf({
      name: '  파란   문 ',
      category: 'Dentist',
      phone: '030 90 18 21',
      rating: '4,75',
      reviewCount: '1,234',
      photos: 'https://example.com/b.jpg\n\nhttps://example.com/b.jpg',
      isVerified: true,
      seoTitle: '새 제목',
    })
    expect(changedFields(listing, { ...listing, ...draft, ...texts })).toEqual({
      name: ['Blue Door', '파란 문'],
      category: ['Bakery', 'Dentist'],
      categoryGroup: ['restaurants', 'healthcare'],
      phone: ['030 901820', '030 901821'],
      phoneE164: ['+4930901820', '+4930901821'],
      rating: [4.5, 4.8],
      reviewCount: [12, 1234],
      photos: [['https://example.com/a.jpg'], ['https://example.com/b.jpg']],
      isVerified: [false, true],
      seoTitle: ['title', '새 제목'],
    })
  })

  test('of the address moves the listing to the city that it names', () => {
    const { draft } = draftOf({
      address: '서울특별시 성동구 왕십리로 1',
      zipCode: '',
      country: '대한민국',
    })
    expect(draft).toMatchObject({
      city: '서울',
      state: '서울특별시',
      district: '성동구',
      countryCode: 'KR',
      country: 'South Korea',
      timeZone: 'Asia/Seoul',
    })
  })

  test('of the address to another place drops the link to the map of the former one; a floor does not', () => {
    const linked = {
      ...listing,
      ...{ address: '서울특별시 마포구 양화로 45', city: '서울', state: '서울특별시', district: '마포구' },
      ...{ country: 'South Korea', countryCode: 'KR', zipCode: '', latitude: 37.5551, longitude: 126.9223 },
      locationLink: 'https://www.google.com/maps/@37.5551,126.9223,17z',
    }
    const { latitude, longitude, locationLink } = linked
    const none = { latitude: null, longitude: null, locationLink: '' }
    for (const [address, place] of [
      ['서울특별시 마포구 양화로 45, 3층', { latitude, longitude, locationLink }],
      ['서울특별시 마포구 독막로 7', none],
      ['부산광역시 해운대구 양화로 45', none],
      ['서울특별시 마포구 양화로 4', none],
      ['서울특별시 마포구 양화로 45-1', none],
      ['서울특별시 마포구 양화로 45번길 2', none],
      ['서울특별시 마포구 양화로 45 (서교동)', { latitude, longitude, locationLink }],
    ] as const)
      expect([address, applyTo(linked, { address }).draft]).toMatchObject([address, place])
    const own = 'https://www.google.com/maps/@35.1,129.1,17z'
    const both = { address: '부산광역시 해운대구 달맞이길 1', locationLink: own }
    expect(applyTo(linked, both).draft).toMatchObject({ latitude: 35.1, longitude: 129.1, locationLink: own })
    const set = { ...linked, handFields: ['locationLink' as const] }
    expect(applyTo(set, { address: both.address }).draft).toMatchObject({ latitude, longitude, locationLink })
  })

  test.each(['020 7', '02-1', '0'])('of the phone to %s is refused', (phone) => {
    expect(applyEdit(listing, { phone }).problems).toHaveProperty('phone')
  })

  test('of the city wins over the one that the address tells', () => {
    expect(draftOf({ city: 'Potsdam', state: 'Brandenburg' }).draft).toMatchObject({
      city: 'Potsdam',
      state: 'Brandenburg',
      address: listing.address,
    })
  })

  test('of the city takes its state with it, and leaves no district of the former city', () => {
    const korean = {
      city: '서울',
      state: '서울특별시',
      district: '마포구',
      countryCode: 'KR',
      country: 'South Korea',
    }
    const before = { ...listing, ...korean, address: '' }
    expect(applyTo(before, { city: '부산' }).draft).toMatchObject({
      city: '부산',
      state: '부산광역시',
      district: '',
    })
    expect(applyTo(before, { city: '서울' }).draft).toMatchObject(korean)
    expect(applyTo({ ...before, city: '' }, { city: '서울' }).draft.district).toBe('마포구')
  })

  test('of the address to another city, or in Korea to another street, drops the former postal code', () => {
    const seoul = {
      ...listing,
      ...{ address: '서울특별시 마포구 양화로 45', city: '서울', state: '서울특별시', district: '마포구' },
      ...{ country: 'South Korea', countryCode: 'KR', zipCode: '04036' },
    }
    const codeAfter = (edit: Parameters<typeof applyEdit>[1], before: Listing = seoul) =>
      applyTo(before, edit).draft?.zipCode
    expect(codeAfter({ address: '서울특별시 마포구 양화로 45, 3층' })).toBe('04036')
    expect(codeAfter({ address: '부산광역시 해운대구 해운대로 10' })).toBe('')
    expect(codeAfter({ address: '서울특별시 마포구 독막로 7' })).toBe('')
    expect(codeAfter({ address: '부산광역시 해운대구 해운대로 10, 48094' })).toBe('48094')
    expect(codeAfter({ address: '부산광역시 해운대구 해운대로 10', zipCode: '48094' })).toBe('48094')
    expect(codeAfter({ address: 'Lindenstr. 5, Hamburg, Germany' }, listing)).toBe('')
    expect(codeAfter({ address: 'Lindenstr. 5' }, listing)).toBe(listing.zipCode)
  })

  test('of some days replaces a text without days, of which hours hold for the other days', () => {
    const of = (openingHours: Listing['openingHours']) =>
      applyTo({ ...listing, openingHours }, { openingHours: { Sunday: '휴무' } }).draft?.openingHours
    const daily = Object.fromEntries(dayNames.map((day) => [day, '11:00-23:00']))
    expect(of({ Hours: '11:00-23:00' })).toEqual({ ...daily, Sunday: '휴무' })
    expect(of({ Hours: '해 뜰 때부터' })).toEqual({ Sunday: '휴무' })
    const kept = applyTo({ ...listing, openingHours: { Hours: '해 뜰 때부터' } }, { name: 'Other' }).draft
    expect(kept?.openingHours).toEqual({ Hours: '해 뜰 때부터' })
  })

  test('of one day leaves the others, unreadable ones too, and takes a day away', () => {
    const { draft } = draftOf({ openingHours: { Monday: '', Tuesday: '10:00-19:00' } })
    expect(draft.openingHours).toEqual({ Tuesday: '10:00-19:00', Sunday: 'by appointment' })
  })

  test('a text of several lines keeps its paragraphs', () => {
    expect(draftOf({ uniqueContent: ' a \r\n\r\n\r\n\r\nb ' }).texts.uniqueContent).toBe('a\n\nb')
  })

  test.each([
    ['name', { name: ' - ' }],
    ['name', { name: 'x'.repeat(301) }],
    ['country', { country: 'Nowhere Land' }],
    ['rating', { rating: '0.5' }],
    ['rating', { rating: 'five' }],
    ['rating', { rating: '5.1' }],
    ['reviewCount', { reviewCount: '-1' }],
    ['reviewCount', { reviewCount: '1.5' }],
    ['photos', { photos: 'https://example.com/a.jpg\njavascript:alert(1)' }],
    ['openingHours', { openingHours: { Monday: 'whenever' } }],
    ['openingHours', { openingHours: { Funday: '9-5' } }],
    ['locationLink', { locationLink: 'javascript:alert(1)' }],
  ])('says what is wrong with %s', (field, edit) => {
    expect(Object.keys(problemsOf(edit as never) ?? {})).toEqual([field])
  })
})

test('an edit changes those search texts alone that it names with another text', () => {
  const { seoTitle } = listing
  expect(applyTo(listing, { name: 'Other' }).texts).toEqual({})
  expect(applyTo(listing, { seoTitle, seoDescription: 'Words' }).texts).toEqual({ seoDescription: 'Words' })
})
