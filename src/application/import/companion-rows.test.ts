import { describe, expect, test } from 'vitest'
import { recogniseHeader } from './columns/columns.ts'
import { findCompanions } from './rows/companions.ts'
import { normaliseRow } from './rows/normalise-row.ts'

/** The listing of a row, by the names of its columns. */
function read(row: Readonly<Record<string, string>>) {
  const header = Object.keys(row)
  const columns = recogniseHeader(header)
  const companions = findCompanions(header, new Set(Object.values(columns)))
  return normaliseRow({ number: 2, cells: Object.values(row) }, columns, { deriveIds: true, companions })
    .draft
}

describe('addresses in pieces', () => {
  test('a house and a street of a register; the town of a register in capitals', () => {
    const row = {
      'Business Name': 'A',
      'Building Number': '960',
      Street1: 'SAMPLE BLVD',
      'Apt/Suite': 'STORE 2',
      City: 'NOWHEREVILLE',
      State: 'NY',
      'ZIP Code': '10459',
      Country: 'US',
    }
    expect(read(row)).toMatchObject({
      address: '960 SAMPLE BLVD, STORE 2, NOWHEREVILLE, NY 10459',
      city: 'Nowhereville',
    })
  })

  test('lines of an address, of which the first may be empty', () => {
    const row = {
      BusinessName: 'B',
      AddressLine1: '',
      AddressLine2: '14 High Street',
      AddressLine3: 'Bangor',
    }
    expect(read({ ...row, PostCode: 'LL57 1NP', country: 'GB' })?.address).toBe(
      '14 High Street, Bangor, LL57 1NP',
    )
  })

  test('an address and a point that a program wrote as objects, and a phone behind an address', () => {
    const objects = {
      name: 'A',
      coordinates: "{'latitude': 45.5231, 'longitude': -122.6765}",
      location:
        "{'address1': '1 Elm St', 'city': 'Portland', 'zip_code': '97205', 'country': 'US', 'state': 'OR'}",
    }
    expect(read(objects)).toMatchObject({
      city: 'Portland',
      zipCode: '97205',
      countryCode: 'US',
      latitude: 45.5231,
    })
    expect(
      read({ name: 'B', Anschrift: 'Hauptstr. 5, 10827 Berlin, Tel. 030 7812345', country: 'DE' }),
    ).toMatchObject({
      address: 'Hauptstr. 5, 10827 Berlin',
      city: 'Berlin',
      phoneE164: '+49307812345',
    })
  })

  test('a street is no town whose name it begins with', () => {
    const row = { Betrieb: 'B', Straße: 'Berliner Straße 5', Ort: 'Berlin', PLZ: '10115', country: 'DE' }
    expect(read(row)?.address).toBe('Berliner Straße 5, 10115 Berlin')
    expect(read({ ...row, Straße: 'Hauptstraße 1, Berlin' })?.address).toBe('Hauptstraße 1, Berlin')
  })

  test('lines in a register, with the code in the last', () => {
    const row = {
      'Operating Name': 'B',
      'Licence Address Line 1': '525 DUNDAS ST W',
      'Licence Address Line 2': 'TORONTO, ON',
      'Licence Address Line 3': 'M5T 1H4',
    }
    expect(read({ name: 'B', ...row })).toMatchObject({
      address: '525 DUNDAS ST W, TORONTO, ON M5T 1H4',
      city: 'Toronto',
    })
  })

  test('a district of a town that is not named is no town', () => {
    const row = { rotulo: 'B', clase_vial_acceso: 'CALLE', desc_vial_acceso: 'GOYA', num_acceso: '77' }
    const spanish = { ...row, desc_distrito_local: 'SALAMANCA', cod_postal: '28001', country: 'ES' }
    expect(read(spanish)?.address).toBe('CALLE GOYA 77, 28001')
    expect(read(spanish)?.city).not.toBe('Salamanca')
  })

  test('a suburb where no town is named', () => {
    const row = { name: 'C', Street: '14 Sample St', Suburb: 'Scarborough', State: 'WA', Postcode: '6019' }
    expect(read({ ...row, country: 'AU' })).toMatchObject({
      address: '14 Sample St, Scarborough, WA 6019',
      city: 'Scarborough',
    })
  })

  test('an address in one column stays as it is, also beside another code', () => {
    const full_address = '2 Broadway, New York, NY 10004, United States'
    const row = { name: 'C', full_address, postal_code: '04036', country: 'United States' }
    expect(read(row)).toMatchObject({ address: full_address, city: 'New York' })
  })

  test('a province where no town is named, and no number of one', () => {
    const row = { 'Tên cửa hàng': 'D', 'Địa chỉ': '45 Hàng Bạc', 'Quận/Huyện': 'Quận Hoàn Kiếm' }
    expect(read({ ...row, 'Tỉnh/Thành phố': 'Hà Nội', country: 'VN' })).toMatchObject({
      address: '45 Hàng Bạc, Quận Hoàn Kiếm, Hà Nội',
      city: 'Hà Nội',
    })
    const numbered = { name: 'E', street: 'Alter Markt 9', city: 'Salzburg', region: '5', postcode: '5020' }
    expect(read({ ...numbered, country: 'AT' })?.address).toBe('Alter Markt 9, 5020 Salzburg')
  })

  test('the kind of a street, and its quarter behind it', () => {
    const french = { enseigne: 'F', numeroVoieEtablissement: '12', typeVoieEtablissement: 'RUE' }
    const row = { ...french, libelleVoieEtablissement: 'DES LILAS', libelleCommuneEtablissement: 'LYON' }
    expect(read({ ...row, country: 'FR' })?.address).toBe('12 RUE DES LILAS, LYON')
    const brazilian = { 'Nome Fantasia': 'G', Logradouro: 'RUA DAS FLORES', Número: '120', Bairro: 'CENTRO' }
    expect(read({ ...brazilian, Município: 'CURITIBA', country: 'BR' })?.address).toBe(
      'RUA DAS FLORES 120, CENTRO, CURITIBA',
    )
  })

  test('the district of a Taiwanese town', () => {
    const row = { 店家名稱: 'H', 縣市: '臺北市', 鄉鎮市區: '大安區', 地址: '金山南路二段31號' }
    expect(read({ ...row, country: 'TW' })?.address).toBe('臺北市大安區金山南路二段31號')
  })

  test('the road before the lot', () => {
    const row = {
      title: 'I',
      address: '서울특별시 성동구 성수동2가 300-1',
      roadAddress: '서울특별시 성동구 아차산로 55',
    }
    expect(read(row)?.address).toBe('서울특별시 성동구 아차산로 55')
    expect(read({ ...row, roadAddress: '' })?.address).toBe('서울특별시 성동구 성수동2가 300-1')
  })
})

describe('cells as programs write them', () => {
  test('fields of nested records, lists and ten-millionths of degrees', () => {
    const row = {
      name: 'J',
      'location.address1': '417 Sample St',
      'location.city': 'Metairie',
      'location.state': 'LA',
      'location.display_address': "['417 Sample St', 'Ste 12', 'Metairie, LA 70002']",
      'coordinates.latitude': '29.9562',
      'coordinates.longitude': '-90.0665',
      phones: '["+15045259711"]',
    }
    expect(read(row)).toMatchObject({
      address: '417 Sample St, Ste 12, Metairie, LA 70002',
      city: 'Metairie',
      latitude: 29.9562,
      phoneE164: '+15045259711',
    })
    expect(read({ title: 'K', mapx: '1270561234', mapy: '375442211' })).toMatchObject({
      latitude: 37.5442211,
      longitude: 127.0561234,
    })
  })

  test('marks of what was searched for', () => {
    expect(read({ title: '<b>성수</b>감자탕', address: '서울 성동구<br>아차산로 55' })).toMatchObject({
      name: '성수감자탕',
      address: '서울 성동구, 아차산로 55',
    })
    const listed = '<ul class="hours"><li>Mo: 9-17</li><li>Di: 10-18</li></ul>'
    expect(read({ title: 'A', address: '12 Elm St', hours: listed })).toMatchObject({
      openingHours: { Monday: '9-17', Tuesday: '10-18' },
    })
    expect(read({ title: 'A', address: 'Address: 12 Elm St, Salem' })?.address).toBe('12 Elm St, Salem')
    for (const title of ['A <3 B', 'Nameless Place <b>&"'])
      expect(read({ title, address: 'x' })?.name).toBe(title)
  })
})

test.each([
  { date_closed: '2023-05-01' },
  { etatAdministratifEtablissement: 'F' },
  { 'License Status': 'Surrendered' },
  { 'LOCATION END DATE': '12/31/2022' },
])('%j is closed for good', (cells) => {
  expect(read({ name: 'L', address: 'x', ...cells } as Record<string, string>)?.status).toBe('closed')
})

test('a place in the register that is active is published', () => {
  expect(read({ name: 'M', address: 'x', etatAdministratifEtablissement: 'A' })?.status).toBe('published')
})

test.each([
  [
    { Address: '9 Elm Rd', 'Address 2': 'Suite 4', City: 'Dover', State: 'DE' },
    '9 Elm Rd, Suite 4, Dover, DE',
  ],
  [
    { Straße: 'Lindenweg 4', Adresszusatz: 'Hinterhaus', PLZ: '10115', Ort: 'Berlin', country: 'DE' },
    'Lindenweg 4, Hinterhaus, 10115 Berlin',
  ],
  [
    { 도로명주소: '서울특별시 성동구 왕십리로 50', 상세주소: '2층 201호' },
    '서울특별시 성동구 왕십리로 50, 2층 201호',
  ],
])('%j keeps the second line of the address', (cells, address) => {
  expect(read({ name: 'N', ...cells } as Record<string, string>)?.address).toBe(address)
})

test('shops of a chain in a table of parts of addresses have ids of their own', () => {
  const shop = { 'Store name': 'Kite Coffee', Street: 'Bay St 4', City: 'Bath' }
  const ids = [
    shop,
    { ...shop, Street: 'Mill St 9' },
    { ...shop, City: 'Bristol' },
    { ...shop, Branch: 'Quay' },
  ]
  expect(new Set(ids.map((each) => read(each)?.placeId)).size).toBe(4)
})

test('a list of persons who are businesses: the first name and the last', () => {
  const row = {
    'First Name': 'Ada',
    'Last Name': 'Moss',
    Specialty: 'Dentist',
    'Practice Address': '9 Elm Rd',
  }
  expect(read(row)?.name).toBe('Ada Moss')
})

test('a contact without a company is no business', () => {
  const row = {
    Name: 'Ada Moss',
    'First Name': 'Ada',
    'Last Name': 'Moss',
    'Organization 1 - Name': 'Moss Dental',
  }
  expect(read(row)?.name).toBe('Moss Dental')
  expect(read({ ...row, 'Organization 1 - Name': '' })).toBeUndefined()
})

describe('phones in pieces', () => {
  test.each([
    [{ 상호: '가게', 연번: '1', 지역번호: '051', 국번: '646', 번호: '6295' }, '대한민국', '+82516466295'],
    [{ 상호: '가게', 지역번호: '51', 국번: '555', '번호(뒷자리)': '88' }, '대한민국', '+82515550088'],
    [{ 상호: '가게', 지역번호: '51', 국번: '555', 뒷자리: '88' }, '대한민국', '+82515550088'],
    [{ 店名: '店', 市外局番: '076', 市内局番: '252', 番号: '1234' }, '日本', '+81762521234'],
    [{ Firma: 'A', Vorwahl: '0221', Rufnummer: '5550123' }, 'Deutschland', '+492215550123'],
    [{ Nome: 'A', DDD: '(41)', Telefone: '32234455' }, 'Brasil', '+554132234455'],
    [{ Name: 'A', 'Area code': '617', Number: '555-0148' }, 'US', '+16175550148'],
    [{ 번호: '12', 상호: '가게', 지역번호: '051' }, '대한민국', ''],
    [{ 상호: '가게', 지역번호: '', 국번: '', 번호: '' }, '대한민국', ''],
  ])('%j in %s', (row, country, phone) => {
    expect(read({ ...row, country })?.phoneE164).toBe(phone)
  })

  test('a second column of phones where the first is empty', () => {
    const row = { Firma: 'A', 'Tel. vast': '', Mobiel: '06-12345678', country: 'Nederland' }
    expect(read(row)?.phoneE164).toBe('+31612345678')
    expect(read({ ...row, 'Tel. vast': '020-6234567' })?.phoneE164).toBe('+31206234567')
  })
})

describe('names in pieces', () => {
  test.each([
    [
      { Voornaam: 'Annemieke', 'Tussenv.': 'van der', Achternaam: 'Berg', Beroep: 'x' },
      'Annemieke van der Berg',
    ],
    [{ Nachname: 'Moss', Vorname: 'Ada', Fachrichtung: 'x' }, 'Ada Moss'],
    [{ Name: 'Moss', Vorname: 'Ada', Fachrichtung: 'x' }, 'Ada Moss'],
    [{ Nom: 'Moss', Prénom: 'Ada', Spécialité: 'x' }, 'Ada Moss'],
    [{ Nombre: 'Ada', Apellidos: 'Moss Gil', Especialidad: 'x' }, 'Ada Moss Gil'],
    [{ 姓: '山田', 名: '花子', 職種: 'x' }, '山田花子'],
    [{ 성: '김', 이름: '하나', 진료과목: 'x' }, '김하나'],
  ])('%j', (row, name) => {
    expect(read(row)?.name).toBe(name)
  })

  test('a practice comes before the person, who stands in where a row has none', () => {
    const row = { Voornaam: 'Ada', Achternaam: 'Moss', Praktijk: 'De Linde', Beroep: 'x', Adres: 'Kade 1' }
    expect(read(row)?.name).toBe('De Linde')
    expect(read({ ...row, Praktijk: '' })?.name).toBe('Ada Moss')
  })

  test('the name of a shop comes before that of its owner', () => {
    const row = { Nombre: 'Ada', Apellidos: 'Moss', Establecimiento: 'Bar Sol', Dirección: 'Calle 1' }
    expect(read(row)?.name).toBe('Bar Sol')
    expect(read({ ...row, Establecimiento: '' })).toBeUndefined()
  })
})
