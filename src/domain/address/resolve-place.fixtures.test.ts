import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readXlsx } from 'hucre'
import { describe, expect, test } from 'vitest'
import { provideGazetteerFile } from '../../main/gazetteer.ts'
import { fold } from '../text/fold.ts'
import { canonicalCity } from './canonical-city.ts'
import { findCountry } from './country/find-country.ts'
import { type PlaceInput, resolvePlace } from './resolve-place.ts'

provideGazetteerFile()

const fixtures = join(process.cwd(), '../shared/fixtures')

type Cell = (column: string) => string

async function readSheet(path: string): Promise<Cell[]> {
  const [header = [], ...rows] = (await readXlsx(readFileSync(join(fixtures, path)))).sheets[0]?.rows ?? []
  return rows.map((row) => (column) => String(row[header.indexOf(column)] ?? ''))
}

function inputOf(cell: Cell): PlaceInput {
  return {
    address: cell('full_address'),
    postalCode: cell('postal_code'),
    country: cell('country'),
    locationLink: cell('location_link'),
  }
}

interface Label {
  readonly row: number
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
}

/** Labels may be spelt differently: `Hue` in `Kim Long, Hue`, `Maynila` for Manila. */
function agree(derived: string, label: string, countryCode: string): boolean {
  const [a, b, c] = [derived, label, canonicalCity(label, countryCode)].map((name) => fold(name))
  return a === c || (a ?? '').includes(b ?? '') || (b ?? '').includes(a ?? '')
}

class Tally {
  right = 0
  wrong = 0
  labelled = 0

  count(derived: string, label: string, countryCode: string): void {
    this.labelled++
    if (derived !== '' && agree(derived, label, countryCode)) this.right++
    else if (derived !== '') this.wrong++
  }
}

const labelled: readonly (readonly [string, string])[] = [
  ['ph_restaurants_183', 'ph_restaurants_183'],
  ['us_al_church_328', 'us_al_church_328'],
  ['us_al_hvac_220', 'us_al_hvac_220'],
  ['us_ca_lawyers_500', 'us_ca_lawyers_500'],
  ['us_hair_transplant_179', 'us_hair_transplant_179'],
  ['us_judo_untouched', 'us_judo_14'],
  ['vn_hue_cafes_8', 'vn_hue_cafes_8'],
]

describe.skipIf(!existsSync(fixtures))('real exports', () => {
  test.each(labelled)('%s: nearly all right, hardly any wrong', async (sheet, labels) => {
    const rows = await readSheet(`outscraper/${sheet}.xlsx`)
    const lines = readFileSync(join(fixtures, `outscraper-labels/${labels}.jsonl`), 'utf8')
      .trim()
      .split('\n')
    const tallies = { city: new Tally(), state: new Tally(), country: new Tally() }
    for (const label of lines.map((line): Label => JSON.parse(line))) {
      const cell = rows[label.row - 2]
      if (!cell) throw new Error(`no row ${label.row}`)
      const place = resolvePlace(inputOf(cell))
      if (label.city) tallies.city.count(place.city, label.city, place.countryCode)
      if (label.state) tallies.state.count(place.state, label.state, '')
      if (label.country) tallies.country.count(place.countryCode, findCountry(label.country), '')
    }
    for (const [field, least] of [
      ['city', 0.985],
      ['state', 0.99],
      ['country', 1],
    ] as const) {
      const { right, wrong, labelled } = tallies[field]
      expect(labelled).toBeGreaterThan(0)
      expect([field, right / labelled >= least, wrong / labelled <= 0.01]).toEqual([field, true, true])
    }
  })

  test('one district of Seoul: every row with an address lies in it', async () => {
    const places = (await readSheet('korean/kr_seoul_seongdong_3885.xlsx')).map((cell) =>
      resolvePlace(inputOf(cell)),
    )
    const found = places.filter((place) => place.address !== '')
    expect(found.length).toBeGreaterThan(3800)
    for (const place of found) {
      expect(place).toMatchObject({
        countryCode: 'KR',
        state: '서울특별시',
        city: '서울',
        district: '성동구',
      })
    }
    for (const place of places) expect(place.timeZone).toBe('Asia/Seoul')
  })
})

interface LabelledAddress {
  readonly address: string
  readonly country: string | null
  readonly city: string | null
}

describe.skipIf(!existsSync(fixtures))('address test suites of about 250 countries', () => {
  test.each([
    ['opencage_formatting_tests', 0.88, 0.1],
    ['pelias_tests', 0.88, 0.015],
  ])('%s', (suite, least, most) => {
    const lines = readFileSync(join(fixtures, `addresses/${suite}.jsonl`), 'utf8')
      .trim()
      .split('\n')
    const tally = new Tally()
    for (const { address, city, country } of lines.map((line): LabelledAddress => JSON.parse(line))) {
      const place = resolvePlace({ address, country: country ?? '', postalCode: '', locationLink: '' })
      if (city) tally.count(place.city, city, place.countryCode)
    }
    expect(tally.right / tally.labelled).toBeGreaterThan(least)
    expect(tally.wrong / tally.labelled).toBeLessThan(most)
  })
})
