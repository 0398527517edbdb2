import { describe, expect, test } from 'vitest'
import { countryOfFile, nowhere, placeOfRow, type RowPlace } from './file-country.ts'

const row = (part: Partial<RowPlace>): RowPlace => ({ ...nowhere, ...part })
const codeOf = (
  rows: readonly Partial<RowPlace>[],
  names: readonly string[] = [],
  header: readonly string[] = [],
) => countryOfFile(rows.map(row), names, header)?.code

describe('the country that the rows of a file share', () => {
  test.each([
    [
      'prefixes of phones',
      'FR',
      [{ phone: '+33 1 42 60 00 00' }, { phone: '+33 4 72 00 00 00' }, { phone: '+33 4 91 00 00 00' }],
    ],
    ['a script', 'KR', [{ address: '중앙로 1' }, { address: '해변로 22' }, { address: '왕십리로 10' }]],
    [
      'towns, and phones that are valid there',
      'TR',
      [
        { address: 'Atatürk Cad. 12', city: 'İstanbul', phone: '0212 555 12 34' },
        { address: 'Sahil Sk. 5', city: 'İzmir', phone: '0232 444 10 20' },
        { address: 'Mah. 3', city: 'Ankara', phone: '0312 222 33 44' },
      ],
    ],
    [
      'towns at the ends of addresses',
      'DE',
      [
        { address: 'Hauptstraße 5, 50667 Köln' },
        { address: 'Marktplatz 2, 80331 München' },
        { address: 'Lindenweg 7, 28195 Bremen' },
      ],
    ],
    [
      'streets in its language, where towns of a name have several countries',
      'ES',
      [
        { address: 'Calle Mayor 5, Toledo', city: 'Toledo', postalCode: '45001', phone: '925 555 110' },
        { address: 'Plaza Zocodover 3, Toledo', city: 'Toledo', postalCode: '45001', phone: '925 555 130' },
      ],
    ],
    [
      'towns, where a spreadsheet took the zeros of phones and codes',
      'DE',
      [
        { address: 'Markt 3', city: 'Riesa', postalCode: '1587', phone: '3525555110' },
        { address: 'Bahnhofstr. 9', city: 'Riesa', postalCode: '1587', phone: '1705555130' },
      ],
    ],
    [
      'postal codes that only it has',
      'CA',
      [
        { address: '22 Water St, Lunenburg, NS', postalCode: 'B0J 2C0' },
        { address: '545 Main St, Mahone Bay, NS', postalCode: 'B0J 2E0' },
      ],
    ],
    [
      'country cells of some rows',
      'MX',
      [{ country: 'Mexico' }, { country: 'Mexico' }, { country: 'MX' }, { address: 'x' }],
    ],
  ])('is told by %s', (_, country, rows) => expect(codeOf(rows)).toBe(country))

  test('is told by the header where several countries have the town, with postal codes of its form', () => {
    const paulistas = [
      { city: 'São Paulo', phone: '11 3333-4444' },
      { city: 'São Paulo', phone: '11 3333-5555' },
    ]
    expect(codeOf(paulistas, [], ['Nome', 'CEP', 'UF', 'Bairro'])).toBe('BR')
    const towns = [
      { city: 'Barcelona', postalCode: '08012', phone: '935550370' },
      { city: 'Barcelona', postalCode: '8005', phone: '935550371' },
    ]
    expect(codeOf(towns, [], ['Nombre', 'Población'])).toBe('ES')
  })

  test('is told by a country behind the street', () => {
    const rows = ['12 EXAMPLE ST SINGAPORE 189620', '3 SAMPLE RD SINGAPORE 399085']
    expect(codeOf(rows.map((address) => ({ address })))).toBe('SG')
  })

  test('is Japan where prefectures are written as only Japan does', () => {
    const rows = ['大阪府大阪市北区梅田1-2-3', '愛知県名古屋市中区栄1-1', '東京都港区芝1-1']
    expect(codeOf(rows.map((address) => ({ address })))).toBe('JP')
  })

  test('is none where the rows lie in several', () => {
    const phones = ['+33 1 42 60 00 00', '+49 30 123456', '+81 3-1234-5678', '+82 2-123-4567']
    expect(codeOf(phones.map((phone) => ({ phone })))).toBeUndefined()
  })

  test('is none where hardly a row says anything, or there are too few', () => {
    expect(codeOf([{ phone: '+33 1 42 60 00 00' }])).toBeUndefined()
    expect(codeOf([{ address: 'a' }, { address: 'b' }, { address: 'c' }])).toBeUndefined()
  })
})

test('a register of one country tells it by its headers and codes', () => {
  const header = ['siret', 'enseigne1Etablissement', 'codePostalEtablissement', 'libelleCommuneEtablissement']
  const rows = ['69002', '69007', '69001'].map((postalCode) => ({ postalCode, city: 'LYON 2EME' }))
  expect(codeOf(rows, [], header)).toBe('FR')
})

test('Korean headers and phones tell Korea where no row has an address', () => {
  const header = ['상호명', '취급품목', '연락처']
  const rows = ['312551234', '1045678901', '031)255-4321'].map((phone) => ({ phone }))
  expect(codeOf(rows, [], header)).toBe('KR')
  const american = { address: '900 S Western Ave, Los Angeles, CA 90006', phone: '213-555-0100' }
  expect(codeOf([american, american], [], header)).toBe('US')
})

test('a word in the name of a file is no town of that name', () => {
  const rows = ['01632 960101', '01632 960102', '01632 960103'].map((phone) => ({ phone }))
  expect(codeOf(rows, ['village_list'])).toBeUndefined()
})

test('towns with hyphens, in lines of their own or behind their codes', () => {
  const french = { address: '12 rue Exemple\n71100 Chalon-sur-Saône', phone: '03 85 55 01 01' }
  expect(codeOf([french, french])).toBe('FR')
  const colombian = { address: 'Cra 10 5 23', city: '05001 - MEDELLIN', phone: '6045550101' }
  expect(codeOf([colombian, colombian])).toBe('CO')
})

describe('a row in a file of a country', () => {
  test('is read there where it says none', () => {
    expect(placeOfRow(row({ address: 'Sahil Sk. 5, İzmir' }), 'TR')).toMatchObject({
      countryCode: 'TR',
      city: 'İzmir',
    })
  })

  test('a street that is called like a town elsewhere is no town', () => {
    expect(placeOfRow(row({ address: 'Hamburgo 12, Guadalajara' }), 'MX')).toMatchObject({
      countryCode: 'MX',
      city: 'Guadalajara',
    })
  })

  test('has none where it has nothing that could be read there', () => {
    expect(placeOfRow(row({}), 'TR').countryCode).toBe('')
  })

  test('stays where it says that it is', () => {
    expect(placeOfRow(row({ country: 'France' }), 'DE').countryCode).toBe('FR')
    expect(placeOfRow(row({ phone: '+33 1 42 60 00 00' }), 'DE').countryCode).toBe('FR')
    expect(placeOfRow(row({ address: '1 rue Exemple, Lyon, France' }), 'DE').countryCode).toBe('FR')
  })
})
