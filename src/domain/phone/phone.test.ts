import { describe, expect, test } from 'vitest'
import { countryOfPhone, parsePhone } from './phone.ts'

test('of two numbers between which a slash stands, the first counts', () => {
  expect(parsePhone('847-555-0110 / 847-555-0111', 'US').phoneE164).toBe('+18475550110')
  expect(parsePhone('02-2265-0101 / 02-2265-0102', 'KR').phoneE164).toBe('+82222650101')
  expect(parsePhone('Tel. 0221 / 5550123', 'DE').phoneE164).toBe('+492215550123')
})

test.each([
  ['02-555-0101 010-5555-1212', 'KR', '+8225550101'],
  ['0212 555 11 22 0532 555 11 22', 'TR', '+902125551122'],
  ['(412) 555-0144 (412) 555-0145', 'US', '+14125550144'],
  ['04 78 00 00 02  06 10 20 30 40', 'FR', '+33478000002'],
  ['030 9876543 +49 171 1234567', 'DE', '+49309876543'],
])('of two numbers with a space between them, the first counts: %s (%s)', (cell, country, phoneE164) => {
  expect(parsePhone(cell, country).phoneE164).toBe(phoneE164)
})

test('what is no two numbers stays one text', () => {
  for (const cell of ['02-555-0101 010-5555', '99999 99999 99999 99999'])
    expect(parsePhone(cell, 'KR')).toEqual({ phone: cell, phoneE164: '' })
})

describe('parsePhone', () => {
  test.each([
    ['KR', '+82 2-123-4567', '02-123-4567', '+8221234567'],
    ['KR', '02)123-4567', '02-123-4567', '+8221234567'],
    ['KR', '010-1234-5678', '010-1234-5678', '+821012345678'],
    ['KR', '1588-1234', '1588-1234', '+8215881234'],
    ['KR', '0507-1308-3981', '0507-1308-3981', '+8250713083981'],
    ['KR', '050-71308-3981', '0507-1308-3981', '+8250713083981'],
    ['KR', '+82 504-123-4567', '0504-123-4567', '+825041234567'],
    ['KR', '00 82 2 1234 5678', '02-1234-5678', '+82212345678'],
    ['US', '+1 202-555-0123', '(202) 555-0123', '+12025550123'],
    ['US', '(202) 555-0123', '(202) 555-0123', '+12025550123'],
    ['US', '2025550123.0', '(202) 555-0123', '+12025550123'],
    ['TR', '0212 555 12 34', '(0212) 555 12 34', '+902125551234'],
    ['PH', '+63 2 8888 6236', '(02) 8888 6236', '+63288886236'],
    ['GB', '020 7946 0958', '020 7946 0958', '+442079460958'],
    ['FR', '01 23 45 67 89', '01 23 45 67 89', '+33123456789'],
    ['JP', '03-1234-5678', '03-1234-5678', '+81312345678'],
  ])('%s: %s', (country, cell, phone, phoneE164) => {
    expect(parsePhone(cell, country)).toEqual({ phone, phoneE164 })
  })

  test.each([
    ['02-123-4567, 010-1234-5678', '+8221234567'],
    ['02-123-4567/010-1234-5678', '+8221234567'],
    ['02-123-4567\n010-1234-5678', '+8221234567'],
    ['대표 02-123-4567; 010-1234-5678', '+8221234567'],
    ['123, 010-1234-5678', '+821012345678'],
    ['Tel: 02-123-4567', '+8221234567'],
    ['02-123-4567~8', '+8221234567'],
    ['02-123-4567(8)', '+8221234567'],
    ['02-123-4567 1)', '+8221234567'],
  ])('the first valid number of "%s" counts', (cell, phoneE164) => {
    expect(parsePhone(cell, 'KR').phoneE164).toBe(phoneE164)
  })

  test.each([
    ['DE', '030/5550160', '+49305550160'],
    ['PL', '075/767 44 55', '+48757674455'],
    ['PL', '(022) 621 22 33 w. 12', '+48226212233'],
    ['HU', '52/412-345', '+3652412345'],
    ['AT', '1/2345678', '+4312345678'],
    ['DE', '0 78 51 / 7 70 01', '+49785177001'],
    ['DE', '0 30 / 5 55 01 60', '+49305550160'],
    ['DE', '030 55 50 160 / 030 55 50 161', '+49305550160'],
    ['DE', '0351/555028-1', '+493515550281'],
    ['DE', '(030) / 555 01 60', '+49305550160'],
    ['DE', '+49 30/5550160', '+49305550160'],
    ['RS', '011/333-0184', '+381113330184'],
    ['IT', '051/5550251', '+390515550251'],
    ['DE', '030 5550160 / 0170 5550161', '+49305550160'],
  ])('%s: the slash of %s stands behind an area code', (country, cell, phoneE164) => {
    expect(parsePhone(cell, country).phoneE164).toBe(phoneE164)
  })

  test('an extension is shown, and is no part of the number', () => {
    expect(parsePhone('202-555-0123 x12', 'US')).toEqual({
      phone: '(202) 555-0123 ext. 12',
      phoneE164: '+12025550123',
    })
  })

  test.each([
    ['KR', '+1 202 555 0123'],
    ['', '+1 202 555 0123'],
  ])('a number of another country than "%s" is given in international format', (country, phone) => {
    expect(parsePhone('+1 202-555-0123', country)).toEqual({ phone, phoneE164: '+12025550123' })
  })

  test('a country that shares the calling code dials the number as its own', () => {
    expect(parsePhone('+1 202-555-0123', 'CA').phone).toBe('(202) 555-0123')
  })

  test.each(['', ' ', 'None', 'nan', '-', 'N/A', 'null'])('"%s" is no phone', (cell) => {
    expect(parsePhone(cell, 'KR')).toEqual({ phone: '', phoneE164: '' })
  })

  test.each([
    ['KR', '12345'],
    ['KR', 'ask at the desk'],
    ['', '02-123-4567'],
    ['XX', '02-123-4567'],
    ['constructor', '02-123-4567'],
    ['KR', '+82'],
    ['US', '+1 123-456-7890'],
  ])('%s: "%s" is kept as a text', (country, cell) => {
    expect(parsePhone(cell, country)).toEqual({ phone: cell, phoneE164: '' })
  })

  test.each([
    ['KR', '02-123-4567 (대표)', '02-123-4567', '+8221234567'],
    ['KR', '(대표) 02-123-4567', '02-123-4567', '+8221234567'],
    ['KR', '02-123-4567 내선 12', '02-123-4567 ext. 12', '+8221234567'],
    ['KR', '02-123-4567 문의 환영', '02-123-4567', '+8221234567'],
    ['TR', '0212 555 12 34 (dahili: 7)', '(0212) 555 12 34 ext. 7', '+902125551234'],
    ['GB', '020 7946 0958 – ask for Ann', '020 7946 0958', '+442079460958'],
    ['US', '(202) 555-0123 [office]', '(202) 555-0123', '+12025550123'],
    ['EG', '٠٢ ٢٧٣٥ ٠١٤٢', '02 27350142', '+20227350142'],
    ['JP', '０３−１２３４−５６７８', '03-1234-5678', '+81312345678'],
  ])('%s: a note or a script does not hide the number: %s', (country, cell, phone, phoneE164) => {
    expect(parsePhone(cell, country)).toEqual({ phone, phoneE164 })
  })

  test.each([
    ['US', '1-888-555-CAFE', '+18885552233'],
    ['US', '1-800-SAMPLES4', '+18007267537'],
    ['AU', '1300 SAMPLE', '+611300726753'],
    ['KR', '02-12 ABCD', ''],
    ['US', '202 ROOM 5', ''],
  ])('%s: a word on the keypad: %s', (country, cell, phoneE164) => {
    expect(parsePhone(cell, country).phoneE164).toBe(phoneE164)
  })

  test.each(['-1234', '-12.5', '8.21012E+11', '1,5e+10'])('"%s" was calculated', (cell) => {
    expect(parsePhone(cell, 'KR')).toEqual({ phone: '', phoneE164: '' })
  })

  test('a long text is cut', () => {
    expect(parsePhone('x'.repeat(5000), 'KR').phone).toHaveLength(100)
  })
})

test.each([
  ['+47 22 85 50 50', 'NO'],
  ['Tel. +1 416-555-0123', 'CA'],
  ['+1 212-555-0123, +47 22 85 50 50', 'US'],
  ['+1 800-555-0123', ''],
  ['+47 1', ''],
  ['0044 20 7946 0958', 'GB'],
  ['00 33 1 42 60 00 00', 'FR'],
  ['007', ''],
  ['22 85 50 50', ''],
  ['', ''],
])('the prefix of %s says %j', (cell, country) => {
  expect(countryOfPhone(cell)).toBe(country)
})

test('an object without a number is no phone', () => {
  expect(parsePhone('[{"kind":"main","value":"###"}]', 'KR')).toEqual({ phone: '', phoneE164: '' })
})

test.each([
  ['031-255-1200(010-1234-5600)', 'KR', '+82312551200'],
  ['918881200 - 600123400', 'ES', '+34918881200'],
  ['(950) 55 44 10 - 600 123 456', 'ES', '+34950554410'],
  ['02-123-4567 - 010-1234-5678', 'KR', '+8221234567'],
  ['36 10 - 22', 'ES', ''],
  ['NIP 525-244-57-67', 'PL', ''],
  ['사업자 206-12-34567', 'KR', ''],
])('%s in %s is %j', (cell, country, number) => {
  expect(parsePhone(cell, country).phoneE164).toBe(number)
})

test.each(['02-000-0000', '000-0000-0000', '+82 2 000 0000'])('%s is nobody’s', (cell) => {
  expect(parsePhone(cell, 'KR')).toEqual({ phone: '', phoneE164: '' })
})

test('a number without its area code is shown in figures that all can read', () => {
  expect(parsePhone('３５５５－０１０１', 'JP')).toEqual({ phone: '3555-0101', phoneE164: '' })
})
