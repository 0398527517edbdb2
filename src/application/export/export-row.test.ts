import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFullLength } from '../../../test/full-length.ts'
import { countryCodes } from '../../domain/address/country/country-codes.ts'
import { countryName, findCountry } from '../../domain/address/country/find-country.ts'
import { parseAbout } from '../../domain/business/attributes/about-attributes.ts'
import { importColumns } from '../../domain/business/import-columns.ts'
import type { Listing, ListingDraft } from '../../domain/business/listing.ts'
import { parsePhotos } from '../../domain/business/photos.ts'
import { parseOpeningHours } from '../../domain/opening-hours/parse-opening-hours.ts'
import { dayNames } from '../../domain/opening-hours/weekdays.ts'
import { parsePhone } from '../../domain/phone/phone.ts'
import { sampleRows } from '../../sample-listings/sample-rows.ts'
import { recogniseHeader } from '../import/columns/columns.ts'
import { normaliseRow } from '../import/rows/normalise-row.ts'
import { exportColumns, exportRow } from './export-row.ts'

const columns = recogniseHeader(exportColumns)

function stored(draft: ListingDraft) {
  const none = { uniqueContent: '', seoTitle: '', seoDescription: '', canonicalUrl: '' }
  return {
    ...draft,
    ...none,
    handFields: [],
    textFacts: '',
    id: 'id',
    slug: 'slug',
    score: 0,
    createdAt: 0,
    updatedAt: 0,
    dataAt: 0,
  }
}

/** What an import makes of cells. */
function imported(cells: readonly unknown[], file: { city?: string } = {}): ListingDraft | undefined {
  const texts = cells.map((cell) => (cell === null ? '' : String(cell)))
  return normaliseRow({ number: 2, cells: texts }, columns, { deriveIds: false, ...file }).draft
}

/** What an import makes of the export of what an import made. */
const again = (draft: ListingDraft) => imported(exportRow(stored(draft)))

const cellOf = (draft: Partial<Listing>, column: (typeof exportColumns)[number]) =>
  exportRow({ ...stored(imported(['a', ...Array(10).fill(''), 'id', '']) as ListingDraft), ...draft })[
    exportColumns.indexOf(column)
  ]

/** Beside these, `real-rows` tries the rows of real files. */
const generated = isFullLength ? 4000 : 1000
const invented = isFullLength ? 2000 : 500

describe('export and import give the same listing', () => {
  test('for generated ones, with the quirks of real files', () => {
    let compared = 0
    for (const row of sampleRows({ seed: 5, rows: generated, quirks: true })) {
      const draft = imported(importColumns.map((column) => row[column]))
      if (!draft) continue
      expect(again(draft)).toEqual({ ...draft })
      compared++
    }
    expect(compared).toBeGreaterThan(0.875 * generated)
  })

  test.each([
    ['', '대한민국', '서울', '부산광역시 해운대구 우동 1'],
    ['세종대로 1', '대한민국', '서울', '부산광역시 해운대구 우동 1'],
    ['12 Unknown Way', 'Türkiye', 'İzmir', 'Atatürk Bulvarı 1, Ankara'],
    ['', 'United States', 'Phoenix', '1 Main St, Chicago, IL 60601'],
  ])('of a file that is imported as one of a city: “%s”, %s, %s', (address, country, city, elsewhere) => {
    const draft = imported(['a', '', address, '', country, ...Array(6).fill(''), 'id', ''], { city })
    expect(draft).toMatchObject({ address, city })
    const exported = exportRow(stored(draft as ListingDraft))
    expect(imported(exported)).toEqual(draft)
    // Whoever gives it an address in another city in the workbook is believed.
    const moved = imported(exported.with(exportColumns.indexOf('full_address'), elsewhere))
    expect(moved?.city).not.toBe(city)
  })

  test('whatever its cells hold', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.constantFrom(
        '=1+1',
        '+82 2-333-4444',
        '007',
        'a_x0041_b',
        '가\n나',
        '👩‍🍳',
        '{"a":1}',
        '- ',
        '@x',
        'None',
      ),
    )
    const json = fc.json({ maxDepth: 3 })
    const cell = fc.oneof(text, json)
    fc.assert(
      fc.property(fc.array(cell, { minLength: 13, maxLength: 13 }), (cells) => {
        const wellFormed = cells.map((each) => each.toWellFormed().replaceAll('\0', ''))
        const draft = imported(wellFormed)
        if (draft) expect(again(draft)).toEqual({ ...draft })
      }),
      { numRuns: invented },
    )
  })
})

describe('cells', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 40 })

  test('attributes and a description share a cell', () => {
    const about = { 'Service options': { Delivery: true, Parking: 'free' } }
    for (const description of ['', '갓 구운 빵.\n\n매일 아침 7시.', 'None', '{"not": "attributes"}', '[x']) {
      for (const attributes of [about, {}]) {
        const cell = String(cellOf({ about: attributes, description }, 'about'))
        expect(parseAbout(cell)).toEqual({ about: attributes, description })
      }
    }
  })

  test('any description that the importer or the editor keeps', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 4 }), (lines) => {
        const description = parseAbout(JSON.stringify({ description: lines.join('\n') })).description
        expect(parseAbout(String(cellOf({ about: {}, description }, 'about'))).description).toBe(description)
      }),
    )
  })

  test('photos, also those whose addresses hold separators', () => {
    const photo = fc.webUrl({ withQueryParameters: true, withFragments: true })
    const odd = fc.constantFrom('https://a.kr/x,y', 'https://a.kr/x;', 'http://a.kr/?u=1|https://b.kr/')
    fc.assert(
      fc.property(fc.uniqueArray(fc.oneof(photo, odd), { maxLength: 20 }), (given) => {
        const photos = given.filter((each) => parsePhotos(JSON.stringify([each])).length === 1)
        expect(parsePhotos(String(cellOf({ photos }, 'photo')))).toEqual(photos)
      }),
    )
  })

  test('what no cell can hold is cut between photos and between sections, never within', () => {
    const photos = Array.from({ length: 20 }, (_, i) => `https://a.kr/${i}${'x'.repeat(2000)}`)
    expect(parsePhotos(String(cellOf({ photos }, 'photo')))).toEqual(photos.slice(0, 16))
    const about = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [
        `s${i}`,
        { text: 'y'.repeat(300), other: 'y'.repeat(300), third: 'y'.repeat(300) },
      ]),
    )
    const read = parseAbout(String(cellOf({ about, description: '설명' }, 'about')))
    expect(read.description).toBe('설명')
    expect(Object.keys(read.about)).toEqual(Object.keys(about).slice(0, Object.keys(read.about).length))
  })

  test('opening hours of any days', () => {
    const days = fc.dictionary(fc.constantFrom(...dayNames), anyText)
    fc.assert(
      fc.property(days, (texts) => {
        const { hours } = parseOpeningHours(JSON.stringify(texts))
        expect(parseOpeningHours(String(cellOf({ openingHours: hours }, 'working_hours'))).hours).toEqual(
          hours,
        )
      }),
    )
  })

  test.each([
    ['02-333-4444', 'KR', '+8223334444'],
    ['+82 10-1234-5678', 'KR', '+821012345678'],
    ['(212) 555-0123 ext. 45', 'US', '+12125550123 ext. 45'],
    ['1588-1234', 'KR', '+8215881234'],
    ['0000', 'KR', '0000'],
  ])('phone %s of %s → %s, and back', (text, country, cell) => {
    const phone = parsePhone(text, country)
    expect(cellOf(phone, 'phone')).toBe(cell)
    expect(parsePhone(cell, country)).toEqual(phone)
  })

  test('a country is known by the name it is given', () => {
    for (const code of countryCodes.keys()) expect(findCountry(countryName(code))).toBe(code)
  })

  test('slug and mark of verification come behind the columns of an import', () => {
    expect(exportColumns.slice(0, 13)).toEqual([...importColumns])
    expect([cellOf({ slug: '가게-서울-abc' }, 'slug'), cellOf({ isVerified: true }, 'verified')]).toEqual([
      '가게-서울-abc',
      'TRUE',
    ])
  })
})
