import { describe, expect, test } from 'vitest'
import { recogniseHeader } from '../columns/columns.ts'
import { findCompanions } from './companions.ts'
import { normaliseRow } from './normalise-row.ts'

/** What a row under a header becomes. */
function read(row: Readonly<Record<string, string>>) {
  const header = Object.keys(row)
  const columns = recogniseHeader(header)
  const companions = findCompanions(header, new Set(Object.values(columns)))
  return normaliseRow({ number: 2, cells: Object.values(row) }, columns, { deriveIds: true, companions })
}

describe('columns that complete others', () => {
  test('a town, a state and a code in columns of their own', () => {
    const american = {
      'DBA Name': 'A',
      Address: '1 Sample St',
      City: 'Salem',
      State: 'OR',
      Zip: '97301',
      Country: 'US',
    }
    expect(read(american).draft).toMatchObject({ city: 'Salem', state: 'Oregon', zipCode: '97301' })
    const french = { name: 'B', address: '1 rue Exemple', city: 'Nantes', zip: '44000', country: 'France' }
    expect(read(french).draft).toMatchObject({
      city: 'Nantes',
      zipCode: '44000',
      address: '1 rue Exemple, 44000 Nantes',
    })
  })

  test('a street, a town and a state in the columns of an address book', () => {
    const row = {
      Company: 'Nelke',
      'Business Street': 'Lindenstr. 14',
      'Business City': 'Köln',
      'Business Postal Code': '50674',
      'Business Country/Region': 'Deutschland',
      'Business Phone': '0221 5550123',
    }
    expect(read(row).draft).toMatchObject({
      city: expect.stringMatching(/^Köln|^Cologne/),
      countryCode: 'DE',
    })
  })

  test("the lot's address where the road has none", () => {
    const row = {
      사업장명: '가게',
      도로명전체주소: '',
      소재지전체주소: '대전광역시 중구 은행동 1',
      도로명우편번호: '34928',
    }
    expect(read(row).draft).toMatchObject({ city: '대전', zipCode: '34928' })
  })

  test('coordinates in columns of their own', () => {
    const row = { name: 'C', address: 'x', latitude: '37.5665', longitude: '126.9780' }
    expect(read(row).draft).toMatchObject({ latitude: 37.5665, longitude: 126.978 })
    expect(read({ ...row, latitude: '192345.1' }).draft).toMatchObject({ latitude: null })
  })

  test('an address that is split over columns', () => {
    const osm = {
      name: 'E',
      'addr:housenumber': '5',
      'addr:street': 'Hauptstraße',
      'addr:postcode': '50667',
      'addr:city': 'Köln',
      'addr:country': 'DE',
    }
    expect(read(osm).draft).toMatchObject({
      address: 'Hauptstraße 5, 50667 Köln',
      city: 'Köln',
      zipCode: '50667',
    })
    const apify = {
      title: 'E',
      street: 'Main St',
      'House number': '12',
      city: 'Salem',
      state: 'OR',
      countryCode: 'US',
    }
    expect(read(apify).draft).toMatchObject({
      address: '12 Main St, Salem, OR',
      city: 'Salem',
      state: 'Oregon',
    })
    const turkish = {
      'Firma Adı': 'E',
      Mahalle: 'Moda Mah.',
      Adres: 'Bahariye Cad. 3',
      İlçe: 'Kadıköy',
      Şehir: 'İstanbul',
    }
    expect(read(turkish).draft?.address).toBe('Moda Mah., Bahariye Cad. 3, Kadıköy, İstanbul')
  })

  test('a whole address gets nothing twice', () => {
    const row = {
      name: 'E',
      address: '12 Main St, Salem, OR 97301',
      street: '12 Main St',
      city: 'Salem',
      borough: 'West',
    }
    expect(read(row).draft?.address).toBe('12 Main St, Salem, OR 97301')
  })

  test('hours in pairs of columns, and with opening and closing apart', () => {
    const pairs = {
      name: 'F',
      'openingHours/0/day': 'Monday',
      'openingHours/0/hours': '9 AM to 5 PM',
      'openingHours/1/day': 'Tuesday',
      'openingHours/1/hours': 'Closed',
    }
    expect(Object.keys(read(pairs).draft?.openingHours ?? {})).toEqual(['Monday', 'Tuesday'])
    const spans = {
      name: 'F',
      monday_open: '09:00',
      monday_close: '17:00',
      tuesday_open: 'Closed',
      tuesday_close: 'Closed',
      sunday_open: '',
      sunday_close: '17:00',
    }
    expect(read(spans).draft?.openingHours).toEqual({ Monday: '09:00-17:00', Tuesday: 'Closed' })
  })

  test('hours over several columns', () => {
    expect(read({ name: 'D', Monday: '9AM-5PM', 'Tuesday hours': 'Closed' }).draft?.openingHours).toEqual({
      Monday: '9AM-5PM',
      Tuesday: 'Closed',
    })
    expect(
      read({ 이름: 'D', 이용시간1: '월 휴무', 이용시간2: '화 10:00-19:00' }).draft?.openingHours,
    ).toEqual({
      Monday: '휴무',
      Tuesday: '10:00-19:00',
    })
  })

  test('the id in the link, where no column has it', () => {
    const link = 'https://maps.example/place/A/data=!19sChIJsampleSample01?hl=en'
    expect(read({ title: 'E', link }).draft?.placeId).toBe('ChIJsampleSample01')
  })
})

describe('closed places', () => {
  test.each([
    { status: 'CLOSED_PERMANENTLY' },
    { 영업상태명: '폐업' },
    { 영업상태명: '취소/말소/만료/정지/중지', 상세영업상태명: '직권말소' },
    { permanentlyClosed: 'true' },
    { hours: 'Permanently closed' },
    { hours: '{"Monday":"폐업","Tuesday":"폐업"}' },
    { status: 'Permanent gesloten' },
    { status: 'зачинено назавжди' },
    { hours: 'Trajno zatvoreno' },
    { 'Tình trạng hoạt động': 'Ngừng hoạt động' },
    { 'Üyelik Durumu': 'Terkin' },
    { COMPANY_STATUS: 'STOF' },
    { 'SITUACAO CADASTRAL': '08' },
    { closed: 'yes' },
    { Active: 'false' },
    { 'Active (Y/N)': 'N' },
    { 'Aktif mi? (E/H)': 'H' },
    { '폐업 여부(예/아니오)': '예' },
    { business_id: 'x1', is_open: '0' },
  ])('%j is kept, and not published', (cells) => {
    const { draft } = read({ name: 'F', address: 'x', ...cells } as Record<string, string>)
    expect(draft).toMatchObject({ name: 'F', status: 'closed' })
  })

  test.each([
    { status: 'OPERATIONAL' },
    { status: 'Closed ⋅ Opens 9 am' },
    { 영업상태명: '영업/정상' },
    { permanentlyClosed: 'false' },
    { hours: 'Closed' },
    { 'SITUACAO CADASTRAL': '02' },
    { closed: 'Sun' },
    { Active: 'true' },
    { 'Active [Yes/No]': 'Yes' },
    { is_open: '0' },
    { status: '08' },
    { status: 'Fermé' },
    { CompanyStatus: 'Active - Proposal to Strike off' },
  ])('%j is published', (cells) => {
    const { draft } = read({ name: 'F', address: 'x', ...cells } as Record<string, string>)
    expect(draft).toMatchObject({ name: 'F', status: 'published' })
  })

  test.each([
    { status: 'Temporarily closed' },
    { status: 'Midlertidig stengt' },
    { status: 'Zawieszony' },
    { 영업상태명: '휴업' },
    { temporarilyClosed: 'TRUE' },
  ])('%j is closed for a while', (cells) => {
    const row = { name: 'G', address: 'x', hours: '9AM-5PM', ...cells } as Record<string, string>
    expect(read(row).draft?.openingHours).toEqual({ Hours: 'Temporarily closed' })
  })
})

test.each(['9.11550825505682e+18', '1.23457E+19', '1,2E+15', '911550825505682000'])(
  'the id %s was rounded',
  (placeId) => {
    expect(read({ name: 'H', place_id: placeId }).refused?.reason).toBe('place_id-rounded')
    expect(read({ name: 'H', place_id: '1e5' }).refused).toBeUndefined()
    expect(read({ name: 'H', place_id: '911550825505682100' }).refused).toBeUndefined()
  },
)

describe('further columns of a row', () => {
  test('a second phone where the first is empty or none, and an area code', () => {
    const row = {
      name: 'A',
      address: '1 rue Exemple, 44000 Nantes, France',
      Fixe: '',
      Portable: '06 12 34 56 78',
    }
    expect(read(row).draft).toMatchObject({ phoneE164: '+33612345678' })
    expect(read({ ...row, Fixe: 'aucun' }).draft).toMatchObject({ phoneE164: '+33612345678' })
    const split = { name: 'B', country: 'BR', DDD: '11', Telefone: '3333-4444' }
    expect(read(split).draft).toMatchObject({ phoneE164: '+551133334444' })
    expect(read({ ...split, Telefone: '(11) 3333-4444' }).draft).toMatchObject({ phoneE164: '+551133334444' })
  })

  test('a Japanese address goes from the prefecture to the house', () => {
    const row = {
      店名: 'G',
      住所: '梅田1-2-3',
      市区町村: '大阪市北区',
      都道府県: '大阪府',
      郵便番号: '〒530-0001',
    }
    expect(read({ ...row, 国: 'JP' }).draft).toMatchObject({
      address: '大阪府大阪市北区梅田1-2-3',
      city: 'Osaka',
      zipCode: '530-0001',
    })
  })

  test('a town in one column with its code or its state', () => {
    const german = {
      Betrieb: 'H',
      'Straße / Nr.': 'Ziegelweg 4',
      'PLZ / Ort': '73614 Schorndorf',
      Land: 'DE',
      country: 'DE',
    }
    expect(read(german).draft).toMatchObject({ city: 'Schorndorf', zipCode: '73614' })
    const american = { Name: 'I', Address: '1 Sample St', 'City/State/Zip': 'Salem, OR 97301', Country: 'US' }
    expect(read(american).draft).toMatchObject({ city: 'Salem', state: 'Oregon', zipCode: '97301' })
    const turkish = { Ünvan: 'J', Adres: 'Atatürk Bulvarı No:12', 'İlçe/İl': 'Çankaya/Ankara', Ülke: 'TR' }
    expect(read(turkish).draft).toMatchObject({ city: 'Ankara' })
  })

  test('degrees with a comma', () => {
    const row = { name: 'C', Breitengrad: '52,5200', Längengrad: '13,4050' }
    expect(read(row).draft).toMatchObject({ latitude: 52.52, longitude: 13.405 })
  })

  test('a number beside the street is its house, and elsewhere counts the rows', () => {
    const row = { name: 'D', 'N°': '14', Voie: 'rue Exemple', CP: '44000', Commune: 'Nantes', Pays: 'France' }
    expect(read(row).draft?.address).toContain('14 rue Exemple')
    const { 'N°': number, ...others } = row
    expect(read({ 'N°': number, ...others }).draft?.address).not.toContain('14')
  })

  test('another column of trades, where the first is empty and the second has one', () => {
    const row = { name: 'K', category: '', industry: 'Bakery' }
    expect(read(row).draft).toMatchObject({ category: 'Bakery' })
    expect(read({ ...row, industry: 'Nothing of the kind' }).draft).toMatchObject({ category: '' })
  })

  test('the trade of OpenStreetMap stands in one of several columns', () => {
    const row = { name: 'E', amenity: '', shop: 'bakery', '@type': 'node' }
    expect(read(row).draft).toMatchObject({ category: 'bakery' })
  })

  test('registers of companies say in their own words that one is gone', () => {
    const statusOf = (row: Readonly<Record<string, string>>) => read({ name: 'F', ...row }).draft?.status
    expect(statusOf({ 'Situação Cadastral': 'BAIXADA' })).toBe('closed')
    expect(statusOf({ 'Situação Cadastral': 'ATIVA' })).toBe('published')
    expect(statusOf({ is_closed: '1' })).toBe('closed')
    expect(statusOf({ 폐업일자: '20150707' })).toBe('closed')
    expect(statusOf({ 폐업일자: '20150707', 영업상태명: '영업/정상' })).toBe('published')
    expect(statusOf({ 폐업일자: '' })).toBe('published')
  })
})
