import { describe, expect, test } from 'vitest'
import { korean } from '../../testing/korean.ts'
import { headerCityItems } from './frame-links.ts'

const city = (name: string, page = name) => ({
  id: page,
  name,
  shown: { name, local: '' },
  businessCount: 5,
  countryCode: '',
  page,
})
const labels = (cities: readonly ReturnType<typeof city>[]) =>
  headerCityItems(korean, cities).map(({ label }) => label)

describe('headerCityItems', () => {
  test("the specification's cities come in its order, whatever their sizes", () => {
    const names = ['부산', 'Ghent', '대전', '대구', '인천', '서울']
    expect(labels(names.map((name) => city(name)))).toEqual(['서울', '부산', '인천', '대구', '대전'])
  })

  test('other large cities stand for those that the directory does not have', () => {
    const names = ['Ghent', '부산', 'Porto', 'Turku', 'Bergen', 'Graz']
    expect(labels(names.map((name) => city(name)))).toEqual(['부산', 'Ghent', 'Porto', 'Turku', 'Bergen'])
  })

  test('a city leads to its own page', () => {
    expect(headerCityItems(korean, [city('Hamilton', 'Hamilton, NZ')])).toEqual([
      { label: 'Hamilton', href: '/city/Hamilton%2C%20NZ' },
    ])
  })

  test('an empty directory has none', () => {
    expect(labels([])).toEqual([])
    expect(headerCityItems(korean)).toEqual([])
  })
})
