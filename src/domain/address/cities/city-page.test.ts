import { describe, expect, test } from 'vitest'
import { provideGazetteerFile } from '../../../main/gazetteer.ts'
import { cityKey } from '../city-key.ts'
import { cityPageName, findCityByName, listCityPageNames } from './city-page.ts'

provideGazetteerFile()

describe('cityPageName', () => {
  test.each([
    ['Birmingham', 'GB', 'Birmingham'],
    ['Birmingham', 'US', 'Birmingham, US'],
    ['San Jose', 'US', 'San Jose'],
    ['San José', 'CR', 'San José, CR'],
    ['서울', 'KR', '서울'],
    ['Sampletown', 'US', 'Sampletown'],
    ['Paris', '', 'Paris'],
    ['Geneva', 'US', 'Geneva, US'],
    ['Genève', 'CH', 'Genève'],
    ['Santa Cruz', 'BO', 'Santa Cruz, BO'],
    ['', 'US', ''],
  ])('%s in %s: %s', (city, countryCode, name) => {
    expect(cityPageName(city, countryCode)).toBe(name)
  })

  test('no two countries share a page', () => {
    for (const name of [
      'Birmingham',
      'Valencia',
      'Córdoba',
      'San Juan',
      'Santiago',
      'Georgetown',
      'London',
      'Paris',
    ]) {
      const countries = ['GB', 'US', 'CA', 'ES', 'VE', 'AR', 'PR', 'CL', 'DO', 'FR', 'MX', 'PH', 'GY', 'AU']
      const keys = countries.map((code) => cityKey(cityPageName(name, code)))
      expect(new Set(keys).size).toBe(countries.length)
    }
  })
})

describe('findCityByName', () => {
  test.each([
    ['Seoul', '서울', '서울', 'KR'],
    ['서울특별시', '서울', '서울', 'KR'],
    ['이스탄불', 'İstanbul', '이스탄불', 'TR'],
    ['istanbul', 'İstanbul', '이스탄불', 'TR'],
    ['Geneva', 'Genève', '제네바', 'CH'],
    ['ジュネーヴ', 'Genève', '제네바', 'CH'],
    ['Muenchen', 'München', '뮌헨', 'DE'],
    ['市川市', 'Ichikawa', '', 'JP'],
    ['김포', '김포시', '김포시', 'KR'],
  ])('%s is %s (%s)', (spelling, name, koreanName, countryCode) => {
    expect(findCityByName(spelling)).toMatchObject({ name, koreanName, countryCode, pageName: name })
  })

  test('a page name and its key lead back to the page', () => {
    const birmingham = { name: 'Birmingham', countryCode: 'US', pageName: 'Birmingham, US' }
    expect(findCityByName('Birmingham, US')).toMatchObject(birmingham)
    expect(findCityByName(cityKey('Birmingham, US'))).toMatchObject(birmingham)
    expect(findCityByName('Birmingham', 'US')).toMatchObject(birmingham)
    expect(findCityByName('Birmingham').pageName).toBe('Birmingham')
  })

  test('keeps a name that is not known', () => {
    expect(findCityByName('Sampletown')).toEqual({
      name: 'Sampletown',
      koreanName: '',
      countryCode: '',
      state: '',
      pageName: 'Sampletown',
    })
  })
})

test('listCityPageNames gives the pages that a bare name may mean', () => {
  expect(listCityPageNames('Birmingham')).toEqual(['Birmingham', 'Birmingham, US'])
  expect(listCityPageNames('Geneva').slice(0, 2)).toEqual(['Genève', 'Geneva, US'])
  expect(listCityPageNames('Birmingham, US')).toEqual(['Birmingham, US'])
  expect(listCityPageNames('Sampletown')).toEqual(['Sampletown'])
})
