import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../../main/gazetteer.ts'
import type { WorkbookReader } from '../../ports/workbook.ts'
import { openWorkbookSource } from '../workbook-source.ts'

provideGazetteerFile()

/** The points of a table's rows; null where there is none. */
async function pointsOf(header: readonly string[], rows: readonly (readonly string[])[], country?: string) {
  const cells = [header, ...rows]
  const reader: WorkbookReader = {
    open: async () => ({
      sheets: [{ name: 'list', visible: true }],
      async *rows() {
        yield cells.map((row, index) => ({ number: index + 1, cells: row }))
      },
      progress: () => 1,
      close: async () => undefined,
    }),
  }
  const open = openWorkbookSource(reader)
  const source = await open({ path: '', deriveIds: true, ...(country && { country }) })
  const found: (string | null)[] = []
  for await (const { drafts } of source.batches())
    for (const { latitude, longitude } of drafts)
      found.push(
        latitude === null || longitude === null ? null : `${latitude.toFixed(4)} ${longitude.toFixed(4)}`,
      )
  return found
}

const korean = (x: string, y: string) => ['사업장명', '도로명전체주소', '업태구분명', x, y]
const seoul = '서울특별시 중구 세종대로 110'
const busan = '부산광역시 연제구 중앙대로 1001'
const jeju = '제주특별자치도 제주시 문연로 6'

test('licences of Korea have their points on the corrected middle belt', async () => {
  const rows = [
    ['하나', seoul, '한식', '197984.007', '451583.779'],
    ['둘', busan, '한식', '389008.049', '188678.854'],
    ['셋', jeju, '한식', '156360.013', '453.434'],
    ['넷', seoul, '한식', '', ''],
    ['다섯', seoul, '한식', '0', '0'],
  ]
  const points = ['37.5665 126.9780', '35.1796 129.0756', '33.4996 126.5312', null, null]
  expect(await pointsOf(korean('좌표정보(x)', '좌표정보(y)'), rows)).toEqual(points)
  expect(await pointsOf(korean('좌표정보x(epsg5174)', '좌표정보y(epsg5174)'), rows)).toEqual(points)
})

test('UTM-K is told by its figures, the belts are not', async () => {
  const header = korean('X좌표', 'Y좌표')
  const of = (x: string, y: string) => pointsOf(header, [['하나', seoul, '한식', x, y]], 'KR')
  expect(await of('953898.467', '1952035.979')).toEqual(['37.5665 126.9780'])
  expect(await of('197984.007', '451583.779')).toEqual([null])
})

test('points that do not lie in the towns of their rows are of another projection', async () => {
  // EPSG:5186, under headers that usually mean EPSG:5174.
  const rows = [
    ['하나', seoul, '한식', '198053.647', '551888.916'],
    ['둘', busan, '한식', '389080.700', '288988.764'],
  ]
  expect(await pointsOf(korean('좌표정보(x)', '좌표정보(y)'), rows)).toEqual([null, null])
  expect(await pointsOf(korean('X(EPSG:5186)', 'Y(EPSG:5186)'), rows)).toEqual([
    '37.5665 126.9780',
    '35.1796 129.0756',
  ])
})

test('a point outside the country is none', async () => {
  const header = ['Name', 'Anschrift', 'UTM33N X', 'UTM33N Y']
  const rows = [
    ['Eins', 'Karl-Marx-Allee 1, 10178 Berlin', '391779.259', '5820072.159'],
    ['Zwei', 'Unter den Linden 2, 10117 Berlin', '391779.259', '4820072.159'],
    ['Drei', 'Unter den Linden 3, 10117 Berlin', '391479.259', '5820272.159'],
  ]
  expect(await pointsOf(header, rows, 'DE')).toEqual(['52.5200 13.4050', null, '52.5217 13.4005'])
})

test('degrees stay degrees, also where the latitude is X', async () => {
  const rows = [['하나', seoul, '한식', '37.5665', '126.9780']]
  expect(await pointsOf(korean('X좌표', 'Y좌표'), rows)).toEqual(['37.5665 126.9780'])
  const [row = []] = rows
  expect(await pointsOf(korean('X좌표', 'Y좌표'), [[...row.slice(0, 3), '126.9780', '37.5665']])).toEqual([
    '37.5665 126.9780',
  ])
})

test('a point is exchanged where only so it lies in the country of its row or file', async () => {
  const header = ['Naziv', 'Adresa', 'GPS']
  const zagreb = ['Jedan', 'Ilica 1, 10000 Zagreb', '15.976, 45.813']
  expect(await pointsOf(header, [zagreb, ['Dva', 'Ilica 2, 10000 Zagreb', '45.813, 15.976']], 'HR')).toEqual([
    '45.8130 15.9760',
    '45.8130 15.9760',
  ])
  const apart = ['Naziv', 'Adresa', 'Lat', 'Lng']
  expect(await pointsOf(apart, [['Jedan', 'Ilica 1, 10000 Zagreb', '15.976', '45.813']], 'HR')).toEqual([
    '45.8130 15.9760',
  ])
  // Both ways in one country, and far from its towns: as it is written.
  expect(await pointsOf(apart, [['Bir', 'Köy Yolu 1', '38.612', '39.871']], 'TR')).toEqual([
    '38.6120 39.8710',
  ])
})
