import { describe, expect, test } from 'vitest'
import { provideGazetteerFile } from '../../../main/gazetteer.ts'
import { cityKey } from '../city-key.ts'
import { cityPageName, findCityByName, listCityPageNames, pageOfCity, stateOfCity } from './city-page.ts'

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
  expect(listCityPageNames('Birmingham').slice(0, 2)).toEqual(['Birmingham', 'Birmingham, US'])
  expect(listCityPageNames('Birmingham')).toContain('Birmingham, Michigan, US')
  expect(listCityPageNames('Geneva').slice(0, 2)).toEqual(['Genève', 'Geneva, US'])
  expect(listCityPageNames('Birmingham, US')).toEqual(['Birmingham, US'])
  expect(listCityPageNames('Sampletown')).toEqual(['Sampletown'])
})

describe('cities of one name in several states', () => {
  test.each([
    ['Portland', 'US', 'Oregon', 'Portland'],
    ['Portland', 'US', 'Maine', 'Portland, Maine, US'],
    ['Portland', 'US', '', 'Portland'],
    ['Birmingham', 'US', 'Alabama', 'Birmingham, US'],
    ['Birmingham', 'US', 'Michigan', 'Birmingham, Michigan, US'],
    ['Columbus', 'US', 'Georgia', 'Columbus, Georgia, US'],
    ['Richmond', 'CA', 'British Columbia', 'Richmond, CA'],
    ['Sampletown', 'US', 'Ohio', 'Sampletown'],
    ['München', 'DE', 'Bayern', 'München'],
  ])('%s in %s, %s: %s', (city, countryCode, state, page) => {
    expect(cityPageName(city, countryCode, state)).toBe(page)
  })

  test('a page name and its key lead back to the page and its state', () => {
    const portland = { name: 'Portland', countryCode: 'US', state: 'Maine', pageName: 'Portland, Maine, US' }
    expect(findCityByName('Portland, Maine, US')).toMatchObject(portland)
    expect(findCityByName(cityKey('Portland, Maine, US'))).toMatchObject(portland)
    const city = { key: cityKey('Portland, Maine, US'), name: 'Portland', countryCode: 'US' }
    expect([pageOfCity(city), stateOfCity(city)]).toEqual(['Portland, Maine, US', 'Maine'])
    const largest = { ...city, key: 'portland' }
    expect([pageOfCity(largest), stateOfCity(largest)]).toEqual(['Portland', 'Oregon'])
  })

  test('a state behind the name comes before a country with the same letters', () => {
    expect(listCityPageNames('Richmond, CA')).toEqual(['Richmond, California, US', 'Richmond, CA'])
    expect(listCityPageNames('Portland, ME')[0]).toBe('Portland, Maine, US')
    expect(listCityPageNames('Portland, Oregon')[0]).toBe('Portland')
    expect(listCityPageNames('Portland, Maine, US')).toEqual(['Portland, Maine, US'])
  })
})
