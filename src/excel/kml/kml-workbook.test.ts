import { writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { refusal, withPath } from '../testing/read-workbook.ts'
import { buildZip } from '../testing/zip-builder.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { createWorkbookReader } from '../workbook-reader.ts'

function read(content: Buffer | string, limits: Partial<WorkbookLimits> = {}, textFiles = true) {
  return withPath('map.kml', async (path) => {
    await writeFile(path, content)
    const book = await createWorkbookReader(limits).open(path, { textFiles })
    const rows: (readonly string[])[] = []
    for await (const batch of book.rows(0)) rows.push(...batch.map(({ cells }) => cells))
    expect(book.progress()).toBe(1)
    await book.close()
    return { name: book.sheets[0]?.name, rows }
  })
}

const kml = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>동네 지도</name>${content}</Document></kml>`
const point = '<Point><coordinates>\n 127.0421,37.5468,0\n </coordinates></Point>'
const data = (name: string, value: string) => `<Data name="${name}"><value>${value}</value></Data>`

describe('a map of placemarks', () => {
  test('has a row for each, with the data that its map adds, its point and its folder', async () => {
    const { name, rows } = await read(
      kml(
        `<Style id="a"><IconStyle><Icon><href>x.png</href></Icon></IconStyle></Style><Folder><name>카페</name><Placemark><name>온결 &amp; 물</name><styleUrl>#a</styleUrl><ExtendedData>${data('주소', '서울 성동구 서울숲4길 20')}</ExtendedData>${point}</Placemark></Folder><Placemark><name>둘</name><phoneNumber>02-499-3311</phoneNumber><address>부산</address></Placemark>`,
      ),
    )
    expect(name).toBe('동네 지도')
    expect(rows).toEqual([
      ['name', '주소', 'longitude', 'latitude', 'folder', 'phoneNumber', 'address'],
      ['온결 & 물', '서울 성동구 서울숲4길 20', '127.0421', '37.5468', '카페'],
      ['둘', '', '', '', '', '02-499-3311', '부산'],
    ])
  })

  test('does not repeat in the description what its data say, and shows it without marks', async () => {
    const description = `<![CDATA[<img src="https://x.example/a.jpg"/>전화: 02-1<br>수제 가죽<br/>가방]]>`
    const { rows } = await read(
      kml(
        `<Placemark><name>하나</name><description>${description}</description><ExtendedData>${data('전화', '02-1')}</ExtendedData></Placemark>`,
      ),
    )
    expect(rows[1]).toEqual(['하나', '수제 가죽\n가방', '02-1'])
  })

  test('has the middle of an area, and the data of a schema', async () => {
    const area =
      '<Polygon><outerBoundaryIs><LinearRing><coordinates>10,50 12,50 12,52 10,50</coordinates></LinearRing></outerBoundaryIs></Polygon>'
    const { rows } = await read(
      kml(
        `<Placemark><name>A</name><ExtendedData><SchemaData schemaUrl="#s"><SimpleData name="Tel">1</SimpleData></SchemaData></ExtendedData>${area}</Placemark>`,
      ),
    )
    expect(rows).toEqual([
      ['name', 'Tel', 'longitude', 'latitude'],
      ['A', '1', '11', '51'],
    ])
  })

  test('may be in a zip file', async () => {
    const content = Buffer.from(kml(`<Placemark><name>A</name>${point}</Placemark>`))
    const { rows } = await read(buildZip([{ name: 'doc.kml', content }]))
    expect(rows[1]).toEqual(['A', '127.0421', '37.5468'])
  })

  test('takes the first corners of an area that has very many', async () => {
    const corners = '10,50 12,52 '.repeat(60_000)
    const { rows } = await read(
      kml(
        `<Placemark><name>A</name><LineString><coordinates>${corners}</coordinates></LineString></Placemark>`,
      ),
    )
    expect(rows[1]).toEqual(['A', '11', '51'])
  })
})

describe('a hostile map', () => {
  const bomb = `<!DOCTYPE kml [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>`
  const name = '<kml><Document><Placemark><name>&b;</name></Placemark></Document></kml>'
  test.each([
    ['entities', `<?xml version="1.0"?>${bomb}${name}`, 'forbidden-content'],
    ['a document type', `<!DOCTYPE kml SYSTEM "x">${name}`, 'forbidden-content'],
    ['an unknown entity', name, 'damaged'],
    ['depth', `<kml>${'<Folder>'.repeat(100_000)}`, 'damaged'],
    ['a cut', kml(`<Placemark><name>A</name></Placemark>`).slice(0, -20), 'damaged'],
    ['a long text', kml(`<Placemark><name>${'a'.repeat(200_000)}</name></Placemark>`), 'too-large'],
    [
      'many fields',
      kml(
        `<Placemark><ExtendedData>${data('x', 'a'.repeat(100_000)).repeat(200)}</ExtendedData></Placemark>`,
      ),
      'too-large',
    ],
    ['no places', kml('<Folder><name>A</name></Folder>'), 'not-a-workbook'],
  ])('is refused: %s', async (_, content, problem) => {
    expect((await refusal(read(content))).problem).toBe(problem)
  })

  test('is refused where only workbooks are taken', async () => {
    const content = kml(`<Placemark><name>A</name></Placemark>`)
    expect((await refusal(read(content, {}, false))).problem).toBe('not-a-workbook')
    const zip = buildZip([{ name: 'doc.kml', content: Buffer.from(content) }])
    expect((await refusal(read(zip, {}, false))).problem).toBe('not-a-workbook')
  })
})
