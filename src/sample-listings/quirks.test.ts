import { describe, expect, test } from 'vitest'
import { type SampleRow, sampleCities, sampleRows } from './sample-rows.ts'

const rows = [...sampleRows({ seed: 21, rows: 20_000, quirks: true })]

const plainCountries = new Set(sampleCities.map((city) => city.country.names[0]))

function share(has: (row: SampleRow) => boolean): number {
  return rows.filter(has).length / rows.length
}

function hoursTexts(): string[] {
  const cells = rows.filter((row) => row.working_hours).map((row) => JSON.parse(row.working_hours))
  return cells.flatMap((hours: Record<string, string | string[]>) => Object.values(hours).flat())
}

describe('quirks', () => {
  test.each<[string, number, number, (row: SampleRow) => boolean]>([
    ['no name or no place id', 0.001, 0.004, (row) => !row.name || !row.place_id],
    ['no category, address or phone', 0.28, 0.4, (row) => !row.category || !row.full_address || !row.phone],
    ['a postal code that became a number', 0.1, 0.3, (row) => /^\d+\.0$/.test(row.postal_code)],
    ['None for a postal code', 0.05, 0.11, (row) => row.postal_code === 'None'],
    ['a review count that became a number', 0.1, 0.2, (row) => row.reviews.endsWith('.0')],
    ['a decimal comma', 0.01, 0.05, (row) => row.rating.includes(',')],
    ['a country in another spelling', 0.05, 0.25, (row) => !plainCountries.has(row.country)],
    ['hours in lists', 0.15, 0.3, (row) => row.working_hours.includes('["')],
    ['hours of one day', 0.02, 0.06, (row) => /^\{"\w+": "[^"]*"\}$/.test(row.working_hours)],
    ['no-break spaces and en dashes in hours', 0.03, 0.1, (row) => /–.*\u202f/.test(row.working_hours)],
    ['a number in international form', 0.3, 0.6, (row) => row.phone.startsWith('+')],
  ])('%s', (_, least, most, has) => {
    expect(share(has)).toBeGreaterThan(least)
    expect(share(has)).toBeLessThan(most)
  })

  test('about five rows in a thousand repeat an earlier place id', () => {
    const ids = rows.map((row) => row.place_id).filter(Boolean)
    const repeated = (ids.length - new Set(ids).size) / ids.length
    expect(repeated).toBeGreaterThan(0.003)
    expect(repeated).toBeLessThan(0.008)
  })

  test('hours run past midnight, all day, and from noon to noon in one half of the day', () => {
    const texts = new Set(hoursTexts())
    expect(texts).toContain('Open 24 hours')
    expect(texts).toContain('Closed')
    expect([...texts].some((text) => /PM-[12]AM$/.test(text))).toBe(true)
    expect([...texts].some((text) => /^\d{1,2}(:30)?-\d{1,2}(:30)?PM$/.test(text))).toBe(true)
    // From the morning to midnight is no range within one half of the day.
    expect([...texts].filter((text) => /^\d{1,2}(:30)?[-–]12\u202f?AM$/.test(text))).toEqual([])
  })

  test('leaves the business itself as it is without them', () => {
    const plain = [...sampleRows({ seed: 21, rows: 1000, quirks: false })]
    const links = new Set(plain.map((row) => row.location_link))
    expect(rows.slice(0, 1000).every((row) => links.has(row.location_link))).toBe(true)
  })
})
