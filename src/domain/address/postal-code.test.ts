import { describe, expect, test } from 'vitest'
import { cleanPostalCode, findPostalCode } from './postal-code.ts'
import { regionOfPostalCode } from './regions/region-of-postal-code.ts'

describe('cleanPostalCode', () => {
  test.each([
    ['36602.0', 'US', '36602'],
    ['2139.0', 'US', '02139'],
    ['71022304', 'US', '07102-2304'],
    ['33010000', 'US', '03301'],
    ['6100', 'KR', '06100'],
    ['1010', 'AT', '1010'],
    ['411 038', 'IN', '411038'],
    ['3531ab', 'NL', '3531AB'],
    ['None', 'US', ''],
    ['nan', '', ''],
    [' SW1A 1AA ', 'GB', 'SW1A 1AA'],
    ['call us for the address', 'US', ''],
  ])('%j in %s → %j', (cell, country, expected) => {
    expect(cleanPostalCode(cell, country)).toBe(expected)
  })
})

describe('cleanPostalCode with lost zeros', () => {
  test.each([
    ['NO', '150', '0150'],
    ['DK', '999', '0999'],
    ['AU', '822', '0822'],
    ['ZA', '181', '0181'],
    ['PH', '410', '0410'],
    ['ES', '8025', '08025'],
    ['PR', '907', '00907'],
    ['KE', '200', '00200'],
    ['LT', '3105', '03105'],
    ['SK', '4011', '04011'],
    ['MY', '1000', '01000'],
    ['PL', '950', '00-950'],
    ['SG', '49213', '049213'],
    ['CN', '30002', '030002'],
    ['RO', '20112', '020112'],
    ['EC', '10203', '010203'],
    ['JP', '640810', '064-0810'],
    ['BR', '1310200', '01310-200'],
    ['US', '2140-1234', '02140-1234'],
    ['US', '337011234', '33701-1234'],
  ])('%s: %s is %s', (country, cell, code) => {
    expect(cleanPostalCode(cell, country)).toBe(code)
    expect(cleanPostalCode(code, country)).toBe(code)
  })

  test.each([
    ['AT', '101', '101'],
    ['CH', '800', '800'],
    ['GR', '1055', '1055'],
    ['', '154', '154'],
    ['JP', '12', '12'],
    ['US', '12', '12'],
  ])('%s: %s stays, because no code of the country begins with so many zeros', (country, cell, code) => {
    expect(cleanPostalCode(cell, country)).toBe(code)
  })

  test.each([
    ['NO', '150', '0151', '0151'],
    ['DE', 'D10', '10117', '10117'],
    ['DE', '10119', '10117', '10119'],
    ['US', 'n/a', '02140', '02140'],
    ['', '154', '0151', '154'],
  ])('%s: the cell %s against the code %s in the address', (country, cell, inAddress, code) => {
    expect(cleanPostalCode(cell, country, inAddress)).toBe(code)
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

test.each([
  ['80420090', 'BR', '80420-090'],
  ['31147', 'PL', '31-147'],
  ['80420-090', 'BR', '80420-090'],
  ['31147', 'DE', '31147'],
])('%s of %s is written %s', (cell, country, code) => {
  expect(cleanPostalCode(cell, country)).toBe(code)
})
