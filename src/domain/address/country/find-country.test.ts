import { describe, expect, test } from 'vitest'
import { countryCodes } from './country-codes.ts'
import { countryName, findCountry, nearCountries } from './find-country.ts'

describe('findCountry', () => {
  test.each([
    [
      'KR',
      [
        'South Korea',
        '대한민국',
        '한국',
        'Korea, Republic of',
        'KOR',
        'kr',
        'Republic of Korea',
        'Güney Kore',
        '韓国',
      ],
    ],
    ['KP', ['North Korea', '북한', "Korea, Democratic People's Republic of"]],
    [
      'US',
      [
        'United States of America',
        'USA',
        'U.S.A.',
        'the united states',
        '미국',
        'ABD',
        'Estados Unidos',
        'Vereinigte Staaten',
      ],
    ],
    ['GB', ['UK', 'England', 'Great Britain', '영국', 'İngiltere', 'Birleşik Krallık', 'United Kingdom']],
    ['TR', ['Türkiye', 'Turkey', 'TURKIYE', '튀르키예', '터키', 'Türkei']],
    ['VN', ['Viet Nam', 'Vietnam', 'Việt Nam', '베트남']],
    ['DE', ['Deutschland', 'Germany', '독일', 'Almanya', 'DEU']],
    ['JP', ['Japan', '日本', '일본', 'Japonya']],
    ['CZ', ['Czechia', 'Czech Republic', 'Česko', '체코']],
    ['CI', ["Côte d'Ivoire", 'Côte d’Ivoire', 'Ivory Coast']],
    ['CD', ['Congo - Kinshasa', 'DR Congo']],
    ['AE', ['UAE', 'United Arab Emirates', 'الإمارات العربية المتحدة', '아랍에미리트']],
    ['GR', ['Ελλάδα', 'Greece', 'Yunanistan']],
    ['AE', ['United Arab Emirates (the)', 'The United Arab Emirates', 'AE-DU', '🇦🇪']],
    ['BO', ['Bolivia (Plurinational State of)']],
    ['CD', ['Congo (the Democratic Republic of the)', 'Congo, Dem. Rep.', 'Democratic Republic of Congo']],
    ['CG', ['Congo (the)', 'Congo, Rep.']],
    ['EG', ['Egypt, Arab Rep.']],
    ['IR', ['Iran (Islamic Republic of)', 'Islamic Republic of Iran']],
    ['KP', ["Korea (the Democratic People's Republic of)", "Korea, Dem. People's Rep."]],
    ['KR', ['Korea (the Republic of)', 'Korea, Rep.', 'Rep. of Korea', 'KR - South Korea', 'KR-11']],
    ['NL', ['Netherlands (Kingdom of the)', 'Netherlands (the)', 'Kingdom of the Netherlands']],
    ['NO', ['Kingdom of Norway', 'Norway (NO)', 'Norway (NOR)']],
    ['MF', ['Saint Martin (French part)']],
    ['SX', ['Sint Maarten (Dutch part)']],
    ['TZ', ['Tanzania, the United Republic of']],
    ['VG', ['Virgin Islands (British)']],
    ['VI', ['Virgin Islands (U.S.)']],
    ['CH', ['Schweiz', 'Suisse', 'Svizzera', '스위스']],
  ])('%s', (code, spellings) => {
    for (const spelling of spellings) expect([spelling, findCountry(spelling)]).toEqual([spelling, code])
  })

  test.each([
    '',
    'None',
    'Seoul',
    'Atlantis',
    '12345',
    'Norway (SE)',
    'State of Georgia',
    'Kingdom of Sample',
    'Sample (the)',
    'x'.repeat(500),
  ])('knows no country %j', (text) => {
    expect(findCountry(text)).toBe('')
  })
})

test.each([
  ['Schweiz / Suisse', 'CH'],
  ['대한민국(KOREA)', 'KR'],
  ['España (Spain)', 'ES'],
  ['Spain / France', ''],
  ['Georgia (USA)', ''],
])('two names of one country are it: %s', (text, code) => expect(findCountry(text)).toBe(code))

test.each([
  ['Republik Österreich', 'AT'],
  ['République française', 'FR'],
  ['Confédération suisse', 'CH'],
  ['República Federativa do Brasil', 'BR'],
  ['Република Србија', 'RS'],
  ['Vereinigte Staaten von Amerika', 'US'],
  ["États-Unis d'Amérique", 'US'],
])('the official name in a country’s own language, or a neighbour’s: %s', (text, code) =>
  expect(findCountry(text)).toBe(code),
)

test('every code has an English name that leads back to it', () => {
  expect(countryCodes.size).toBe(250)
  for (const [code, alpha3] of countryCodes) {
    expect(findCountry(alpha3)).toBe(code)
    expect([code, findCountry(countryName(code))]).toEqual([code, code])
  }
  expect(countryName('KR')).toBe('South Korea')
  expect(countryName('')).toBe('')
})

test.each([
  ['Germny', 'DE'],
  ['대한밍국', 'KR'],
  ['Almanja', 'DE'],
  ['Untied States', 'US'],
])('nearCountries: %s may be %s', (text, code) => {
  expect(findCountry(text)).toBe('')
  expect(nearCountries(text)).toContain(code)
})

test.each(['', 'Atlantis', 'Zqx', 'x'.repeat(90)])('nearCountries: %j is near no country', (text) => {
  expect(nearCountries(text)).toEqual([])
})
