import { biffText, buildBiff, record, u16 } from '../src/excel/testing/biff-builder.ts'
import { buildCompoundFile } from '../src/excel/testing/compound-builder.ts'
import { buildXlsx, oneSheet, relationships, workbook, worksheet } from '../src/excel/testing/xlsx-builder.ts'

type Rows = readonly (readonly string[])[]

/** A file as an exporter or a person makes it. Its businesses are invented. */
export interface JourneyFile {
  readonly name: string
  readonly bytes: Buffer
  readonly imported: number
  /** Of these, how many have closed for good and stand in no list. */
  readonly closed: number
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const csv = (rows: Rows) => rows.map((row) => row.map(quoted).join(',')).join('\r\n')

/** Text in CP949, by turning round what the platform decodes. */
function cp949(text: string): Buffer {
  const bytesOf = new Map<string, readonly number[]>()
  const decoder = new TextDecoder('euc-kr')
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x41; trail <= 0xfe; trail++)
      bytesOf.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail])
  return Buffer.from([...text].flatMap((letter) => bytesOf.get(letter) ?? [letter.charCodeAt(0)]))
}

const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const sheetData = (rows: Rows) =>
  rows
    .map((row) => {
      const cells = row.map((cell) => `<c t="inlineStr"><is><t>${xmlText(cell)}</t></is></c>`)
      return `<row>${cells.join('')}</row>`
    })
    .join('')

/** A workbook with a sheet of rows, and before it one of `cover`, if there is one. */
function xlsx(rows: Rows, cover?: Rows): Buffer {
  const parts = oneSheet(sheetData(cover ?? rows))
  if (!cover) return buildXlsx(parts)
  const sheets = '<sheet name="안내" sheetId="1" r:id="rId1"/><sheet name="목록" sheetId="2" r:id="rId2"/>'
  return buildXlsx({
    ...parts,
    'xl/workbook.xml': workbook(sheets),
    'xl/_rels/workbook.xml.rels': relationships([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
    ]),
    'xl/worksheets/sheet2.xml': worksheet(`<sheetData>${sheetData(rows)}</sheetData>`),
  })
}

/** A workbook of Excel 97. */
function xls(rows: Rows): Buffer {
  const labels = rows.flatMap((row, at) =>
    row.map((cell, column) => record(0x0204, u16(at, column, 0), biffText(cell))),
  )
  return buildCompoundFile({ Workbook: buildBiff([], [{ name: 'Sheet1', records: labels }]) })
}

const many = (count: number, row: (n: number) => readonly string[]) =>
  Array.from({ length: count }, (_, index) => row(index + 1))
const seoul = (n: number) => `서울특별시 성동구 왕십리로 ${n}`

const gosom = csv([
  'input_id,link,title,category,address,open_hours,website,phone,plus_code,review_count,review_rating,latitude,longitude,cid,status,thumbnail'.split(
    ',',
  ),
  ...many(9, (n) => [
    'a7',
    `https://www.google.com/maps/place/Linde/data=!4m7!3m6!1s0x47900b9749bea219:0x66e8df1e5e${n}!8m2!3d47.37${n}!4d8.54${n}`,
    `Gasthaus Linde ${n}`,
    'Restaurant',
    `Lindenstrasse ${n}, 8008 Zürich, Switzerland`,
    '{"Monday":["9 AM–5 PM"],"Tuesday":["9 AM–5 PM"]}',
    'https://linde.example',
    `+41 44 381 23 0${n}`,
    '8FVC9G8V+2X',
    `${n}0`,
    '4.5',
    `47.37${n}`,
    `8.54${n}`,
    `741852963074185296${n}`,
    'Open',
    'https://linde.example/a.jpg',
  ]),
])

const apify: Rows = [
  'title,totalScore,reviewsCount,street,city,state,countryCode,website,phone,categoryName,url,placeId,permanentlyClosed'.split(
    ',',
  ),
  ...many(8, (n) => [
    `Steel Bridge Heating ${n}`,
    '4.7',
    `${n}2`,
    `${n}00 Penn Ave`,
    'Pittsburgh',
    'Pennsylvania',
    'US',
    'https://steel.example',
    `+1 412-281-010${n}`,
    'HVAC contractor',
    `https://www.google.com/maps/search/?api=1&query=Steel&query_place_id=ChIJsteelbridge000000${n}`,
    `ChIJsteelbridge000000${n}`,
    n === 8 ? 'true' : 'false',
  ]),
]

const licences = cp949(
  csv([
    '번호,개방서비스명,관리번호,인허가일자,영업상태구분코드,영업상태명,상세영업상태명,폐업일자,소재지전화,소재지우편번호,도로명전체주소,사업장명,업태구분명'.split(
      ',',
    ),
    ...many(9, (n) => [
      String(n),
      '일반음식점',
      `3030000-101-2019-0000${n}`,
      '20190304',
      n > 6 ? '03' : '01',
      n > 6 ? '폐업' : '영업/정상',
      n > 6 ? '폐업' : '영업',
      n > 6 ? '20240501' : '',
      `02-2281-010${n}`,
      '04763',
      seoul(n),
      `느티나무 식당 ${n}`,
      '한식',
    ]),
  ]),
)

const stations = xls([
  ['현재 판매가격'],
  [''],
  ['지역', '상호', '주소', '상표', '전화번호', '셀프여부', '휘발유', '경유'],
  ...many(8, (n) => [
    '서울 성동구',
    `다온주유소 ${n}`,
    seoul(n),
    '알뜰',
    `02-2281-020${n}`,
    'Y',
    '1650',
    '1530',
  ]),
])

const rowSeven = xlsx([
  ['2026년 관내 업소 현황'],
  [''],
  ['작성: 총무과'],
  [''],
  ['단위: 개소'],
  [''],
  ['업소명', '업종', '소재지', '전화'],
  ...many(7, (n) => [`참나무 카페 ${n}`, '카페', seoul(n), `02-2281-030${n}`]),
])

const secondSheet = xlsx(
  [
    ['상호', '업종', '주소', '전화번호'],
    ...many(6, (n) => [`은하 약국 ${n}`, '약국', seoul(n), `02-2281-040${n}`]),
  ],
  [['이 파일을 쓰는 법'], ['두 번째 시트에 목록이 있습니다.']],
)

const threeColumns = xlsx([
  ['상호', '전화', '주소'],
  ...many(5, (n) => [`솔빛 미용실 ${n}`, `02-2281-050${n}`, seoul(n)]),
])

/** Files that operators have, one of each kind. */
export const journeyFiles: readonly JourneyFile[] = [
  { name: 'gosom.csv', bytes: Buffer.from(gosom), imported: 9, closed: 0 },
  { name: 'apify.xlsx', bytes: xlsx(apify), imported: 8, closed: 1 },
  { name: 'licences-cp949.csv', bytes: licences, imported: 9, closed: 3 },
  { name: 'stations.xls', bytes: stations, imported: 8, closed: 0 },
  { name: 'header-in-row-7.xlsx', bytes: rowSeven, imported: 7, closed: 0 },
  { name: 'second-sheet.xlsx', bytes: secondSheet, imported: 6, closed: 0 },
  { name: 'three-columns.xlsx', bytes: threeColumns, imported: 5, closed: 0 },
]
