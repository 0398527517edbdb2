import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readXlsx } from 'hucre'
import { describe, expect, test } from 'vitest'
import { parseDayHours } from '../opening-hours/day-hours.ts'
import { parseOpeningHours } from '../opening-hours/parse-opening-hours.ts'
import { parsePhone } from '../phone/phone.ts'
import { parseAbout } from './attributes/about-attributes.ts'
import { parsePhotos } from './photos.ts'
import { parseRating, parseReviewCount } from './rating.ts'

const folder = resolve(import.meta.dirname, '../../../../shared/fixtures/outscraper')
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.xlsx')) : []

/** The distinct texts of a column that are not empty, in the files whose names begin with `prefix`. */
async function distinctCells(column: string, prefix = ''): Promise<string[]> {
  const cells = new Set<string>()
  for (const file of files.filter((name) => name.startsWith(prefix))) {
    const workbook = await readXlsx(readFileSync(resolve(folder, file)))
    const [header = [], ...rows] = workbook.sheets[0]?.rows ?? []
    const index = header.indexOf(column)
    for (const row of rows) cells.add(String(row[index] ?? '').trim())
  }
  cells.delete('')
  return [...cells]
}

describe.skipIf(files.length === 0)('cells of real rows', () => {
  test('opening hours: every cell is read, each of its days kept, and each text made a schedule', async () => {
    const cells = await distinctCells('working_hours')
    expect(cells.length).toBeGreaterThan(400)
    for (const cell of cells) {
      const { hours, unread } = parseOpeningHours(cell)
      expect(unread).toBe(false)
      expect(Object.keys(hours).toSorted()).toEqual(Object.keys(JSON.parse(cell)).toSorted())
      expect(Object.values(hours).filter((text) => parseDayHours(text) === null)).toEqual([])
    }
  })

  test.each([
    ['us', 'US'],
    ['ph', 'PH'],
    ['vn', 'VN'],
  ])('phones of %s: almost every one is a valid number', async (prefix, country) => {
    const phones = await distinctCells('phone', prefix)
    const valid = phones.filter((phone) => parsePhone(phone, country).phoneE164 !== '')
    expect(valid.length).toBeGreaterThan(phones.length * 0.97)
  })

  test('every rating, review count, photo and attribute is read', async () => {
    const ratings = await distinctCells('rating')
    expect(ratings.filter((cell) => parseRating(cell) !== Number(cell))).toEqual([])
    const counts = await distinctCells('reviews')
    expect(counts.filter((cell) => parseReviewCount(cell) !== Number(cell))).toEqual([])
    const photos = await distinctCells('photo')
    expect(photos.filter((cell) => parsePhotos(cell).length !== 1)).toEqual([])
    const abouts = (await distinctCells('about')).filter((cell) => cell !== '{}' && cell !== 'None')
    expect(abouts.filter((cell) => Object.keys(parseAbout(cell).about).length === 0)).toEqual([])
  })
})
