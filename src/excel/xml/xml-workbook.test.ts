import { writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { refusal, withPath } from '../testing/read-workbook.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { createWorkbookReader } from '../workbook-reader.ts'

function read(content: Buffer | string, limits: Partial<WorkbookLimits> = {}) {
  return withPath('list.xml', async (path) => {
    await writeFile(path, content)
    const book = await createWorkbookReader(limits).open(path, { textFiles: true })
    const sheets: Record<string, (readonly string[])[]> = {}
    for (const [index, { name }] of book.sheets.entries()) {
      const rows: (readonly string[])[] = []
      for await (const batch of book.rows(index)) rows.push(...batch.map(({ cells }) => cells))
      sheets[name] = rows
    }
    expect(book.progress()).toBe(1)
    await book.close()
    return sheets
  })
}

const answer = (items: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<response><header><resultCode>00</resultCode><resultMsg>OK</resultMsg></header><body><items>${items}</items><numOfRows>10</numOfRows><pageNo>1</pageNo></body></response>`

describe('records of XML', () => {
  test('the items of a call for open data are rows', async () => {
    const items = `<item><bplcNm>온결 약국</bplcNm><telNo>02-499-3311</telNo><addr/></item>
      <item><bplcNm><![CDATA[물결 & 의원]]></bplcNm><addr>서울 성동구 왕십리로 4</addr></item>`
    expect(await read(answer(items))).toEqual({
      item: [
        ['bplcNm', 'telNo', 'addr'],
        ['온결 약국', '02-499-3311'],
        ['물결 & 의원', '', '서울 성동구 왕십리로 4'],
      ],
    })
  })

  test('one item is a row, too', async () => {
    const { item } = await read(answer('<item><name>A</name><tel>1</tel><city>B</city></item>'))
    expect(item).toEqual([
      ['name', 'tel', 'city'],
      ['A', '1', 'B'],
    ])
  })

  test('attributes, parts of parts, lists and texts with a language are cells', async () => {
    const place = (id: number) =>
      `<x:place id="${id}"><title lang="de">Café ${id}</title><address><street>Allee ${id}</street><zip>8001</zip></address><tag>a</tag><tag>b</tag></x:place>`
    const { place: rows } = await read(
      `<x:places xmlns:x="urn:x" xmlns="urn:y">${place(1)}${place(2)}</x:places>`,
    )
    expect(rows).toEqual([
      ['id', 'title', 'address/street', 'address/zip', 'tag'],
      ['1', 'Café 1', 'Allee 1', '8001', 'a, b'],
      ['2', 'Café 2', 'Allee 2', '8001', 'a, b'],
    ])
  })

  test('elements that have only attributes are rows', async () => {
    const { shop } = await read('<shops><shop name="A" tel="1"/><shop name="B" tel="2"/></shops>')
    expect(shop).toEqual([
      ['name', 'tel'],
      ['A', '1'],
      ['B', '2'],
    ])
  })

  test('dumps of databases name their fields in attributes', async () => {
    const row = (name: string) => `<row><field name="name">${name}</field><field name="tel">1</field></row>`
    const { row: rows } = await read(`<resultset>${row('A')}${row('B')}</resultset>`)
    expect(rows).toEqual([
      ['name', 'tel'],
      ['A', '1'],
      ['B', '1'],
    ])
  })

  test('the days of a business are no list, but records in pages are', async () => {
    const days = ['Mo', 'Tu', 'We'].map((day) => `<day><of>${day}</of><open>9</open></day>`).join('')
    const shop = (name: string) => `<shop><name>${name}</name><tel>1</tel><hours>${days}</hours></shop>`
    const page = `<page><no>1</no><total>2</total>${shop('A').repeat(11)}</page>`
    expect(Object.keys(await read(`<pages>${page}${page}</pages>`))).toEqual(['shop'])
  })

  test('an encoding that only the file names', async () => {
    const bytes = Buffer.from(
      '<?xml version="1.0" encoding="windows-1254"?><list><shop><c>\u00deark\u00fd</c><d>1</d></shop><shop><c>x</c><d>2</d></shop></list>',
      'latin1',
    )
    expect((await read(bytes)).shop?.[1]).toEqual(['Şarkı', '1'])
  })
})

describe('XML that is no table', () => {
  test.each(['<rows><row/></rows>', '<note>Hello</note>', '<list><b>1</b><b>2</b></list>'])(
    '%s has none',
    async (xml) => {
      expect(await refusal(read(xml))).toMatchObject({ problem: 'not-a-workbook' })
    },
  )

  test.each([
    [
      'an entity of its own',
      '<!DOCTYPE list [<!ENTITY b "c">]><list><b>1</b><c>&b;</c></list>',
      'forbidden-content',
    ],
    ['tags without their ends', '<list><b><c>1</c><d>2</d></b>', 'damaged'],
    ['a record that never ends', `<list><b><c>${'x'.repeat(500)}</c><d>1</d></b></list>`, 'too-large'],
  ])('%s is refused', async (_, xml, problem) => {
    expect(await refusal(read(xml, { rowCharacters: 100 }))).toMatchObject({ problem })
  })

  test('names of elements without end keep no memory', async () => {
    const xml = `<list>${Array.from({ length: 5000 }, (_, at) => `<e${at}><c>1</c><d>2</d></e${at}>`).join('')}</list>`
    expect(Object.keys(await read(xml))).toHaveLength(1)
  })
})
