import { describe, expect, test } from 'vitest'
import { provideGazetteerFile } from '../../main/gazetteer.ts'
import { resolvePlace } from './resolve-place.ts'

provideGazetteerFile()

const nowhere = { address: '', postalCode: '', country: '', locationLink: '' }

describe('resolvePlace', () => {
  test('knows nothing of nothing', () => {
    expect(resolvePlace({ ...nowhere, postalCode: 'None', address: 'None' })).toEqual({
      city: '',
      state: '',
      district: '',
      country: '',
      countryCode: '',
      zipCode: '',
      address: '',
      latitude: null,
      longitude: null,
      timeZone: '',
    })
  })

  test('strips a plus code and tidies spaces and commas', () => {
    const place = resolvePlace({
      ...nowhere,
      address: ' 9C6Q+FQC,  Sample Ave ,Quezon City,, Metro Manila\n',
      country: 'Philippines',
    })
    expect(place.address).toBe('Sample Ave, Quezon City, Metro Manila')
    expect(place).toMatchObject({ city: 'Quezon City', state: 'Metro Manila', timeZone: 'Asia/Manila' })
  })

  test('an address of state and code alone names no city, however near one is', () => {
    const locationLink = 'x/@34.052,-118.244,14z'
    const place = resolvePlace({ ...nowhere, address: 'California 90012', country: 'USA', locationLink })
    expect(place).toMatchObject({
      city: '',
      state: 'California',
      zipCode: '90012',
      timeZone: 'America/Los_Angeles',
    })
  })

  test('the coordinates of a business without an address tell neither country nor city', () => {
    const place = resolvePlace({ ...nowhere, locationLink: 'x/data=!3d34.02!4d-118.41' })
    expect(place).toMatchObject({ city: '', state: '', countryCode: '', latitude: 34.02, longitude: -118.41 })
  })

  test('an address that names no place takes the major city around it', () => {
    const place = resolvePlace({
      ...nowhere,
      address: '2층 201호',
      country: '대한민국',
      locationLink: 'x/@37.55,126.99,17z',
    })
    expect(place).toMatchObject({ city: '서울', state: '서울특별시', timeZone: 'Asia/Seoul' })
  })

  test('a city that the coordinates confirm tells the country', () => {
    const locationLink = 'x/@14.62,121.0,17z'
    const address = '10 Sample St, Quezon City, 1114 Metro Manila'
    expect(resolvePlace({ ...nowhere, address, locationLink })).toMatchObject({
      countryCode: 'PH',
      state: 'Metro Manila',
    })
    expect(resolvePlace({ ...nowhere, address }).countryCode).toBe('')
  })

  test('the postal code tells the state where the address does not', () => {
    const place = resolvePlace({ ...nowhere, postalCode: '36602.0', country: 'United States of America' })
    expect(place).toMatchObject({ state: 'Alabama', zipCode: '36602', country: 'United States', city: '' })
  })

  test.each([
    ['10 Peach St, Atlanta, Georgia', '', ''],
    ['10 Peach St, Atlanta, Georgia 30301', '', 'US'],
    ['10 Peach St, Atlanta, Georgia', 'United States', 'US'],
    ['1 Rustaveli Ave, Tbilisi, Georgia', '', 'GE'],
    ['5 Sample St, Tamuning, GU 96913, United States', 'Guam', 'GU'],
    ['1 Rue Exemple, 97400 Saint-Denis, Réunion, France', '', 'RE'],
    ['Via Esempio 1, Cagliari, CA 09124', '', ''],
    ['2 Sample Rd, London E2 7TX', '', 'GB'],
    ['2 Sample Rd, Saint Helier JE2 4TN', '', ''],
    ['G/F, 5 Sample Ave, Quezon City', '', 'PH'],
    ['G/F, 5 Sample Ave, Springfield', '', ''],
    ['Örnek Sk. 2, Kadıköy/İstanbul', '', 'TR'],
    ['5 Sample Rd, Austin, TX 78701, US', '', 'US'],
  ])('%s (%s) lies in %j', (address, country, code) => {
    expect(resolvePlace({ ...nowhere, address, country }).countryCode).toBe(code)
  })

  test('takes hostile text without harm', () => {
    for (const address of [
      '1 '.repeat(5000),
      ', '.repeat(5000),
      '- '.repeat(5000),
      'St '.repeat(5000),
      '서울 '.repeat(3000),
    ]) {
      expect(resolvePlace({ ...nowhere, address, country: 'BR' }).city).toBe('')
    }
  })
})
