import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { printTable } from '../../bench/figures.ts'
import { findCountry } from '../../src/domain/address/country/find-country.ts'
import { resolvePlace } from '../../src/domain/address/resolve-place.ts'
import { comparePlace, type PlaceLabel } from './place-comparison.ts'

interface LabelledAddress extends Omit<PlaceLabel, 'row'> {
  readonly address: string
}

interface CityCount {
  right: number
  wrong: number
  empty: number
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`

/**
 * Derives the places of labelled addresses (JSON lines with `address`, `country`, `city`). If the label has a
 * country, it is given like a column. Prints how many cities are right: in total, and by country, most frequent
 * first.
 */
export function measureAddresses(path: string): void {
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  const all: CityCount = { right: 0, wrong: 0, empty: 0 }
  const byCountry = new Map<string, CityCount>()
  for (const [index, line] of lines.entries()) {
    const label: LabelledAddress = JSON.parse(line)
    const { address } = label
    const place = resolvePlace({ address, country: label.country ?? '', postalCode: '', locationLink: '' })
    const { city } = comparePlace(place, { ...label, row: index + 1 })
    if (city === 'unlabelled') continue
    const country = findCountry(label.country ?? '') || place.countryCode || '?'
    const count = byCountry.get(country) ?? { right: 0, wrong: 0, empty: 0 }
    byCountry.set(country, count)
    count[city]++
    all[city]++
  }
  const cells = (name: string, { right, wrong, empty }: CityCount) => {
    const labelled = right + wrong + empty
    return [name, String(labelled), ...[right, wrong, empty].map((count) => percent(count, labelled))]
  }
  const sizeOf = ({ right, wrong, empty }: CityCount) => right + wrong + empty
  const countries = [...byCountry].sort((a, b) => sizeOf(b[1]) - sizeOf(a[1]) || (a[0] < b[0] ? -1 : 1))
  printTable(
    `${basename(path)}: ${lines.length} addresses, cities against labels`,
    ['country', 'labelled', 'right', 'wrong', 'empty'],
    [cells('all', all), ...countries.map(([country, count]) => cells(country, count))],
  )
  const passing = countries.filter(([, count]) => count.right >= 0.85 * sizeOf(count)).length
  console.log(`\n${passing} of ${countries.length} countries have 85 % or more`)
}
