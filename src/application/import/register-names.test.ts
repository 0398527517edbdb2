import { expect, test } from 'vitest'
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

test('the name on the sign comes before the registered one, which stands in for it', () => {
  const licence = { 'BUSINESS NAME': 'LOPEZ HOLDINGS INC', 'DBA NAME': 'EL ROBLE TIRES', CITY: 'RENO' }
  expect(read(licence)?.name).toBe('EL ROBLE TIRES')
  expect(read({ ...licence, 'DBA NAME': '' })?.name).toBe('LOPEZ HOLDINGS INC')
  const french = {
    enseigne1Etablissement: '',
    denominationUsuelleEtablissement: '',
    denominationUniteLegale: 'GARAGE DUPONT SARL',
    libelleCommuneEtablissement: 'LILLE',
  }
  expect(read(french)?.name).toBe('GARAGE DUPONT SARL')
})

test('parts of an address under two languages, or a group of headers', () => {
  const belgian = {
    Dénomination: 'Tabora',
    'Rue / Straat': 'Taborastraat',
    'N° / Nr': '4',
    'CP / PC': '1000',
  }
  expect(read({ ...belgian, 'Commune / Gemeente': 'Brussel' })?.address).toContain('Taborastraat 4,')
  const korean = {
    상호: '펜션',
    '도로명 주소 기본주소': '전라남도 여수시 소호로 500',
    '도로명 주소 상세': '나동 101호',
  }
  expect(read(korean)?.address).toBe('전라남도 여수시 소호로 500, 나동 101호')
})

test('a licence that was cancelled, in Arabic', () => {
  expect(read({ 'الاسم التجاري': 'صالون ليالي', 'حالة الرخصة': 'ملغاة' })?.status).toBe('closed')
})

test('headers of the registers of Colombia and Japan, and of the calls of Korea', () => {
  const colombian = { 'RAZÓN SOCIAL': 'PÉREZ SAS', 'NOMBRE COMERCIAL ESTABLECIMIENTO': 'HOSTAL LUZ' }
  expect(read(colombian)?.name).toBe('HOSTAL LUZ')
  const japanese = { 営業所名称: 'ポプラ', 営業所所在地: '京都府京都市左京区下鴨1', 営業の種類: '飲食店営業' }
  expect(read(japanese)).toMatchObject({ name: 'ポプラ', category: 'Restaurant' })
  const korean = {
    BPLCNM: '한옥국수',
    UPTAENM: '한식',
    SITEWHLADDR: '서울특별시 종로구 내자동 1',
    RDNWHLADDR: '',
  }
  expect(read({ ...korean, TRDSTATENM: '폐업' })).toMatchObject({ name: '한옥국수', status: 'closed' })
  expect(read(korean)?.address).toBe('서울특별시 종로구 내자동 1')
})

test('rows without the first name have ids of their own', () => {
  const row = { 'RAZÃO SOCIAL': 'FARMÁCIA UM LTDA', 'NOME FANTASIA': '', MUNICÍPIO: 'RECIFE' }
  expect(read(row)?.placeId).not.toBe(read({ ...row, 'RAZÃO SOCIAL': 'FARMÁCIA DOIS LTDA' })?.placeId)
})

test("a chain's shop is named with its branch, once", () => {
  const row = { 상호명: '한빛마트', 지점명: '서면점', 도로명주소: '부산광역시 부산진구 중앙대로 1' }
  expect(read(row)?.name).toBe('한빛마트 서면점')
  expect(read({ ...row, 상호명: '한빛마트 서면점' })?.name).toBe('한빛마트 서면점')
  expect(read({ ...row, 지점명: '' })?.name).toBe('한빛마트')
})

test('headers of the Serbian register, in both scripts', () => {
  const row = {
    'Пословно име': 'Пекара Зрно',
    Место: 'Нови Сад',
    'Поштански број': '21000',
    Статус: 'Брисан',
  }
  expect(read(row)).toMatchObject({ name: 'Пекара Зрно', zipCode: '21000', status: 'closed' })
  expect(read({ 'Poslovno ime': 'Pekara Zrno', Mesto: 'Novi Sad', Status: 'Aktivan' })).toMatchObject({
    name: 'Pekara Zrno',
    status: 'published',
  })
})

test('the registered address of a company', () => {
  const row = {
    CompanyName: 'EXAMPLE DENTAL LTD',
    'RegAddress.AddressLine1': '4 QUAY STREET',
    'RegAddress.PostTown': 'TRURO',
    'RegAddress.PostCode': 'TR1 2HD',
    CountryOfOrigin: 'United Kingdom',
    'SICCode.SicText_1': '86230 - Dental practice activities',
  }
  expect(read(row)).toMatchObject({ city: 'Truro', zipCode: 'TR1 2HD' })
})

test('the Norwegian register has an address for letters before that of the business', () => {
  const row = {
    navn: 'FJELLSTUA KAFE AS',
    'postadresse.adresse': 'Postboks 9',
    'postadresse.poststed': 'OSLO',
    'postadresse.postnummer': '0101',
    'forretningsadresse.adresse': 'Eksempelveien 4',
    'forretningsadresse.poststed': 'BERGEN',
    'forretningsadresse.postnummer': '5003',
    'forretningsadresse.landkode': 'NO',
    slettedato: '2024-05-01',
  }
  expect(read(row)).toMatchObject({ city: 'Bergen', zipCode: '5003', status: 'closed' })
  expect(read({ ...row, slettedato: '' })?.status).toBe('published')
})

test('the region of a licence is no state of Australia', () => {
  const row = {
    'Licence name': 'Magpie Hotel',
    Address: '12 EXAMPLE STREET',
    Suburb: 'NEWCASTLE',
    Region: 'Hunter',
    Postcode: '2300',
    Country: 'Australia',
  }
  expect(read(row)).toMatchObject({ name: 'Magpie Hotel', city: 'Newcastle', state: 'New South Wales' })
  expect(read({ ...row, Region: 'NSW' })?.address).toBe('12 EXAMPLE STREET, NEWCASTLE, NSW 2300')
})

test.each([
  ['등록상태명', '휴원', 'paused'],
  ['등록상태명', '폐원', 'closed'],
  ['Tình trạng', 'NNT ngừng hoạt động và đã đóng MST', 'closed'],
  ['Tình trạng', 'Tạm ngừng KD có thời hạn', 'paused'],
  ['Status', 'Closed down 2024', 'closed'],
  ['終止合約或歇業日期', '20240131', 'closed'],
])('%s: %s', (header, text, meaning) => {
  const draft = read({ name: 'A', address: '1 Sample St, Salem, OR 97301', [header]: text })
  expect(draft?.status).toBe(meaning === 'closed' ? 'closed' : 'published')
  expect(draft?.openingHours).toEqual(meaning === 'paused' ? { Hours: 'Temporarily closed' } : {})
})

test('the name under which a place operates comes before the one who has its licence', () => {
  const licence = { 'Operating Name': 'Harbour Noodles', 'Client Name': 'ALVAREZ PIA', City: 'Toronto' }
  expect(read(licence)?.name).toBe('Harbour Noodles')
  const portuguese = {
    'Designação do estabelecimento': 'Tasca Azul',
    Tipologia: 'Restaurante',
    Concelho: 'Faro',
  }
  expect(read(portuguese)?.name).toBe('Tasca Azul')
})

test('a point whose columns have units', () => {
  const draft = read({ Name: 'Werft', 'Lage [°] Breite': '53,8946°', 'Lage [°] Länge': '11,4552°' })
  expect([draft?.latitude, draft?.longitude]).toEqual([53.8946, 11.4552])
})
