import { describe, expect, test } from 'vitest'
import { provideGazetteerFile } from '../../main/gazetteer.ts'
import type { Listing } from '../business/listing.ts'
import { toBusiness, toBusinessDetail } from './to-business.ts'

provideGazetteerFile()

const listing: Listing = {
  id: '0123456789abcdef',
  slug: 'corner-cafe-seoul-ChIJabc',
  placeId: 'ChIJabcdef',
  name: 'Corner Cafe',
  category: '카페',
  categoryGroup: 'restaurants',
  address: '1 Sample-ro, Seoul',
  zipCode: '04700',
  city: '서울',
  state: 'Seoul',
  district: '성동구',
  country: 'South Korea',
  countryCode: 'KR',
  latitude: 37.5,
  longitude: 127,
  timeZone: 'Asia/Seoul',
  phone: '02-123-4567',
  phoneE164: '+8221234567',
  rating: 4.5,
  reviewCount: 12,
  photos: ['https://example.com/a.jpg'],
  openingHours: { Monday: '9AM-6PM' },
  about: { Amenities: { Restroom: true } },
  isVerified: true,
  status: 'published',
  description: 'Coffee',
  locationLink: '',
  score: 1,
  uniqueContent: 'Text',
  seoTitle: 'Title',
  seoDescription: 'Description',
  canonicalUrl: 'https://example.com/details/corner-cafe',
  createdAt: 0,
  updatedAt: Date.parse('2025-01-28T00:00:00Z'),
  handFields: [],
  dataAt: Date.parse('2025-01-28T00:00:00Z'),
}
/** A Monday, 10:00 in Seoul. */
const monday = Date.parse('2025-06-02T01:00:00Z')

describe('toBusiness', () => {
  test('shows no photo of a private host, which an earlier version took', () => {
    const photos = ['http://192.168.0.1/router.png', 'https://example.com/a.jpg']
    expect(toBusiness({ ...listing, photos }, 0).photos).toEqual(['https://example.com/a.jpg'])
  })

  test('gives the fields of the calls, and nothing that is internal', () => {
    const { score, createdAt, dataAt, handFields, status, ...shown } = listing
    expect(toBusiness(listing, monday)).toEqual({
      ...shown,
      categoryLabel: '카페',
      categorySlug: 'cafe',
      shownHours: { Monday: '09:00–18:00' },
      shownPlace: { city: '서울', localCity: '', near: '', state: '', district: '성동구' },
      cityPage: '서울',
      trade: 'cafe',
      rating: '4.5',
      isOpen: true,
      openState: 'open',
      openStateChangesAt: Date.parse('2025-06-02T09:00:00Z'),
      openChange: { days: 0, weekday: 0, minutes: 18 * 60, closesSoon: false },
      openChangeUntil: Date.parse('2025-06-02T08:00:00Z'),
      street: '1 Sample-ro',
      updatedAt: '2025-01-28T00:00:00.000Z',
      dataDate: '2025-01-28',
      addedDate: '1970-01-01',
    })
  })

  test.each([
    [0, '0'],
    [5, '5.0'],
    [3.7, '3.7'],
  ])('a rating of %d is "%s"', (rating, text) => {
    expect(toBusiness({ ...listing, rating }, monday).rating).toBe(text)
  })

  test.each([
    ['Dentist', '치과', 'dentist'],
    ['Kuaför', '미용실', 'hair-salon'],
    ['Zeppelin pilot', 'Zeppelin pilot', 'zeppelin-pilot'],
    ['', '', ''],
  ])('the category "%s" is shown as "%s", on the page "%s"', (category, categoryLabel, categorySlug) => {
    const business = toBusiness({ ...listing, category }, monday)
    expect(business).toMatchObject({ category, categoryLabel, categorySlug })
  })

  test('optional fields that are unknown are null', () => {
    const unknown = {
      phone: '',
      phoneE164: '',
      uniqueContent: '',
      seoTitle: '',
      seoDescription: '',
      canonicalUrl: '',
    }
    expect(toBusiness({ ...listing, ...unknown }, monday)).toMatchObject({
      phone: null,
      phoneE164: null,
      uniqueContent: null,
      seoTitle: null,
      seoDescription: null,
      canonicalUrl: null,
    })
  })

  test.each([
    ['no hours', { openingHours: {} }],
    ['no time zone', { timeZone: '' }],
    ['hours that cannot be read', { openingHours: { Monday: 'By appointment' } }],
  ])('with %s it is unknown whether the place is open, and it is not called open', (_, change) => {
    expect(toBusiness({ ...listing, ...change }, monday)).toMatchObject({
      isOpen: false,
      openState: 'unknown',
      openStateChangesAt: null,
    })
  })

  test('after hours it is closed', () => {
    const evening = Date.parse('2025-06-02T10:00:00Z')
    expect(toBusiness(listing, evening)).toMatchObject({ isOpen: false, openState: 'closed' })
  })
})

describe('in other languages', () => {
  const about = { Amenities: { Restroom: true, 'Wi-Fi': false }, Payments: { 'Credit cards': true } }
  const hours = { Monday: '9AM-6PM', Tuesday: '9AM-6PM', Wednesday: 'Closed', Sunday: 'Open 24 hours' }
  const whole = { ...listing, about, openingHours: hours, rating: 4.5, reviewCount: 1234 }

  test('the trade, the place, the hours and the attributes', () => {
    expect(toBusinessDetail(whole, monday, 'en')).toMatchObject({
      categoryLabel: 'Cafe',
      shownPlace: { city: 'Seoul', district: 'Seongdong-gu' },
      shownHours: { Monday: '9:00 AM–6:00 PM', Wednesday: 'Closed', Sunday: 'Open 24 hours' },
      shownAbout: { Amenities: { Restroom: true, 'Wi-Fi': false }, Payments: { 'Credit cards': true } },
    })
    expect(toBusinessDetail(whole, monday, 'tr')).toMatchObject({
      categoryLabel: 'Kafe',
      shownPlace: { city: 'Seul' },
      shownHours: { Monday: '09:00–18:00', Wednesday: 'Kapalı', Sunday: '24 saat açık' },
      shownAbout: { Ödeme: { 'Kredi kartı': true } },
    })
  })

  test('the stored Korean texts stay away; short ones say the facts', () => {
    expect(toBusinessDetail(whole, monday, 'en')).toMatchObject({
      seoTitle: null,
      seoDescription:
        'Corner Cafe. Listed under Cafe in Seongdong-gu, Seoul, South Korea. Rated 4.5 out of 5 (reviews: 1,234). Phone: 02-123-4567.',
      uniqueContent: [
        'Listed under Cafe in Seongdong-gu, Seoul, South Korea.',
        'Rated 4.5 out of 5 (reviews: 1,234).',
        'Hours: Monday–Tuesday 9:00 AM–6:00 PM; Wednesday Closed; Sunday Open 24 hours.',
        'Phone: 02-123-4567.',
        'Known services and facilities: Restroom, Credit cards.',
        'An administrator of this directory has checked the entry.',
      ].join('\n'),
    })
    expect(toBusinessDetail(whole, monday, 'tr').uniqueContent?.split('\n').slice(0, 3)).toEqual([
      'Kategori: Kafe. Konum: Seongdong-gu, Seul, Güney Kore.',
      'Puan: 5 üzerinden 4,5 (1.234 yorum).',
      'Çalışma saatleri: Pazartesi–Salı 09:00–18:00; Çarşamba Kapalı; Pazar 24 saat açık.',
    ])
  })

  test('a listing without long texts has no short ones; what is unknown leaves no gap', () => {
    expect(toBusinessDetail({ ...whole, uniqueContent: '' }, monday, 'en').uniqueContent).toBeNull()
    const bare = { ...whole, category: '', city: '', district: '', state: '', countryCode: '', rating: 0 }
    const { seoDescription } = toBusinessDetail({ ...bare, phone: '', openingHours: {} }, monday, 'en')
    expect(seoDescription).toBe('Corner Cafe.')
  })
})

test('a short number is dialled as it is', () => {
  const hotline = { ...listing, phone: '16123', phoneE164: '', countryCode: 'EG' }
  expect(toBusiness(hotline, monday, 'en').phoneE164).toBe('16123')
})
