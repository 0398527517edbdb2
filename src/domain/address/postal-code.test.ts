import { describe, expect, test } from 'vitest'
import { cleanPostalCode, findPostalCode } from './postal-code.ts'
import { regionOfPostalCode } from './regions/region-of-postal-code.ts'

describe('cleanPostalCode', () => {
  test.each([
    ['36602.0', 'US', '36602'],
    ['2139.0', 'US', '02139'],
    ['6100', 'KR', '06100'],
    ['1010', 'AT', '1010'],
    ['None', 'US', ''],
    ['nan', '', ''],
    [' SW1A 1AA ', 'GB', 'SW1A 1AA'],
    ['call us for the address', 'US', ''],
  ])('%j in %s → %j', (cell, country, expected) => {
    expect(cleanPostalCode(cell, country)).toBe(expected)
  })
})

describe('findPostalCode', () => {
  test.each([
    ['10117 Berlin', 'DE', '10117', 'Berlin', 'leading'],
    ['London SW1A 1AA', 'GB', 'SW1A 1AA', 'London', 'trailing'],
    ['1012 AB Amsterdam', 'NL', '1012 AB', 'Amsterdam', 'leading'],
    ['80331', 'DE', '80331', '', 'alone'],
  ])('%j in %s', (text, country, code, rest, position) => {
    expect(findPostalCode(text, country)).toEqual({ code, rest, position })
  })

  test('is none in a house number of another length', () => {
    expect(findPostalCode('12 Sample Street', 'DE')).toBeUndefined()
  })
})

describe('regionOfPostalCode', () => {
  test.each([
    ['90210', 'US', 'California'],
    ['02139-1234', 'US', 'Massachusetts'],
    ['06100', 'KR', '서울특별시'],
    ['34710', 'TR', 'İstanbul'],
    ['81100', 'TR', 'Düzce'],
    ['2000', 'AU', 'New South Wales'],
    ['2601', 'AU', 'Australian Capital Territory'],
    ['1104', 'PH', 'Metro Manila'],
    ['6000', 'PH', ''],
    ['902', 'US', ''],
    ['10117', 'DE', ''],
  ])('%s in %s → %j', (code, country, expected) => {
    expect(regionOfPostalCode(code, country)).toBe(expected)
  })
})
