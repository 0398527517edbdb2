import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { categoryGroups } from '../domain/category/category-group.ts'
import { type SampleRow, sampleAt, sampleCities, sampleRows } from './sample-rows.ts'

const clean = Array.from({ length: 4000 }, (_, index) => sampleAt(index, { seed: 11, quirks: false }))
const cleanRows = clean.map(({ row }) => row)

const range = String.raw`\d{1,2}(:30)?(AM|PM)-\d{1,2}(:30)?(AM|PM)`
const plainDay = new RegExp(`^(Closed|Open 24 hours|${range}(,${range})?)$`)

function coordinatesOf({ location_link: link }: SampleRow): [number, number] {
  const [, latitude, longitude] = /!3d(-?[\d.]+)!4d(-?[\d.]+)$/.exec(link) ?? []
  return [Number(latitude), Number(longitude)]
}

/** Great-circle distance by the haversine formula. */
function kilometresBetween(a: readonly [number, number], b: readonly [number, number]): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const h =
    Math.sin(radians(b[0] - a[0]) / 2) ** 2 +
    Math.cos(radians(a[0])) * Math.cos(radians(b[0])) * Math.sin(radians(b[1] - a[1]) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(h))
}

describe('sampleRows', () => {
  test('gives the same rows for the same seed, and others for another', () => {
    const options = { seed: 3, rows: 200, quirks: true }
    expect([...sampleRows(options)]).toEqual([...sampleRows(options)])
    expect([...sampleRows(options)]).not.toEqual([...sampleRows({ ...options, seed: 4 })])
  })

  test('gives every row a place id of its own in the shape of the real ones', () => {
    const ids = new Set<string>()
    for (const row of sampleRows({ seed: 5, rows: 50_000, quirks: false })) ids.add(row.place_id)
    expect(ids.size).toBe(50_000)
    for (const id of ids) expect(id).toMatch(/^ChIJ[\w-]{11}R[\w-]{11}$/)
  })

  test('names every clean row, with no slot left open', () => {
    for (const row of cleanRows) {
      expect(row.name).toBeTruthy()
      expect(row.full_address).toBeTruthy()
      expect(`${row.name}${row.category}${row.full_address}${row.phone}`).not.toMatch(/[{}?%@]|undefined/)
      expect(row.photo).toBe('')
    }
  })

  test('keeps most names distinct', () => {
    expect(new Set(cleanRows.map(({ name }) => name)).size).toBeGreaterThan(0.9 * cleanRows.length)
  })

  test('spreads over at least 12 cities, half of the rows in the five Korean ones', () => {
    const perCity = Map.groupBy(clean, ({ city }) => city.town)
    expect(perCity.size).toBeGreaterThanOrEqual(12)
    const five = ['서울', '부산', '인천', '대구', '대전'].map((town) => perCity.get(town)?.length ?? 0)
    expect(Math.min(...five)).toBeGreaterThan(50)
    const share = five.reduce((sum, count) => sum + count) / clean.length
    expect(share).toBeGreaterThan(0.42)
    expect(share).toBeLessThan(0.58)
  })

  test('covers all eight groups and the categories with an image of their own', () => {
    const groups = new Set(clean.map(({ kind }) => kind.trade.group))
    for (const group of categoryGroups) expect(groups).toContain(group)
    const categories = new Set(cleanRows.map(({ category }) => category))
    for (const category of [
      'Software Development',
      'Auto Service',
      'Restaurant',
      'Cleaning Service',
      'Healthcare',
      'Service Provider',
    ]) {
      expect(categories).toContain(category)
    }
  })

  test.each(sampleCities.map((city) => [city.town, city]))(
    'gives valid telephone numbers in %s',
    (_, city) => {
      const rows = clean.filter((sample) => sample.city === city && sample.row.phone).map(({ row }) => row)
      const invalid = rows.filter(({ phone }) => !isValidPhoneNumber(phone, city.country.code as 'KR'))
      expect(invalid.map(({ phone }) => phone)).toEqual([])
    },
  )

  test('places every row within 40 km of the centre of its city', () => {
    for (const { row, city } of clean) {
      expect(kilometresBetween(coordinatesOf(row), city.centre)).toBeLessThan(40)
    }
  })

  test('writes hours as day → text, and about as section → attribute → boolean', () => {
    for (const row of cleanRows) {
      const hours: Record<string, string> = row.working_hours ? JSON.parse(row.working_hours) : {}
      for (const text of Object.values(hours)) expect(text).toMatch(plainDay)
      const about: Record<string, Record<string, boolean>> = row.about ? JSON.parse(row.about) : {}
      for (const value of Object.values(about).flatMap(Object.values)) expect(typeof value).toBe('boolean')
    }
  })

  test('rates between 1 and 5, mostly from 3.8 to 4.8, and only what has reviews', () => {
    const rated = cleanRows.filter(({ rating }) => rating)
    for (const { rating, reviews } of cleanRows) expect(rating === '').toBe(reviews === '0')
    for (const { rating } of rated) expect(rating).toMatch(/^([1-4](\.\d)?|5)$/)
    const usual = rated.filter(({ rating }) => Number(rating) >= 3.8 && Number(rating) <= 4.8)
    expect(usual.length / rated.length).toBeGreaterThan(0.6)
    expect(Math.max(...cleanRows.map(({ reviews }) => Number(reviews)))).toBeGreaterThan(3000)
  })
})
