import { writeFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFullLength } from '../../../test/full-length.ts'
import { type SheetRow, WorkbookError } from '../../application/ports/workbook.ts'
import { refusal, withPath } from '../testing/read-workbook.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { createWorkbookReader } from '../workbook-reader.ts'

function read(
  content: Buffer | string,
  limits: Partial<WorkbookLimits> = {},
): Promise<Map<string, SheetRow[]>> {
  return withPath('list.json', async (path) => {
    await writeFile(path, content)
    const book = await createWorkbookReader(limits).open(path, { textFiles: true })
    const found = new Map<string, SheetRow[]>()
    for (const [index, { name }] of book.sheets.entries()) {
      const rows: SheetRow[] = []
      for await (const batch of book.rows(index)) rows.push(...batch)
      found.set(name, rows)
    }
    expect(book.progress()).toBe(1)
    await book.close()
    return found
  })
}
const cells = async (value: unknown) =>
  [...(await read(typeof value === 'string' ? value : JSON.stringify(value, null, 1))).values()][0]?.map(
    (row) => row.cells,
  )

describe('records', () => {
  test('the type of a business in linked data is a column, those of its parts are none', async () => {
    const place = { '@context': 'https://schema.org', '@type': 'Dentist', name: 'A' }
    const geo = { '@type': 'GeoCoordinates', latitude: 1.5, longitude: 2.5 }
    expect(await cells([{ ...place, geo }])).toEqual([
      ['type', 'name', 'geo/latitude', 'geo/longitude'],
      ['Dentist', 'A', '1.5', '2.5'],
    ])
  })

  test('all fields of all of them are columns', async () => {
    expect(await cells([{ name: 'A', n: 1.5, no: null }, { name: 'B', ok: true }, {}])).toEqual([
      ['name', 'n', 'no', 'ok'],
      ['A', '1.5'],
      ['B', '', '', 'TRUE'],
    ])
  })

  test('objects within them are paths; hours, facts and lists of objects stay as they are written', async () => {
    const hours = { Monday: '9-5', Sunday: 'Closed' }
    const about = { Service: { Delivery: true } }
    const record = {
      name: { text: 'A', languageCode: 'en' },
      location: { lat: 1.5, at: { zip: '01060' } },
      hours,
      about,
      periods: [{ open: 1 }],
      categories: [
        { id: 1, name: 'Bar' },
        { id: 2, name: 'Café' },
      ],
      photos: ['https://a.example', 'https://b.example'],
      lines: ['1 Elm St, 2nd floor', 'Dover'],
    }
    expect(await cells([record])).toEqual([
      [
        'name',
        'location/lat',
        'location/at/zip',
        'hours',
        'about',
        'periods',
        'categories',
        'photos',
        'lines',
      ],
      [
        'A',
        '1.5',
        '01060',
        JSON.stringify(hours),
        JSON.stringify(about),
        '[{"open":1}]',
        'Bar, Café',
        'https://a.example, https://b.example',
        '1 Elm St, 2nd floor\nDover',
      ],
    ])
  })

  test('numbers that are too long to compute with keep their figures', async () => {
    expect(await cells('[{"id": 12345678901234567890, "at": 37.12345678901234567}]')).toEqual([
      ['id', 'at'],
      ['12345678901234567890', '37.123456789012344'],
    ])
  })

  test('escapes, also where a piece of the file ends', async () => {
    const records = Array.from({ length: 3000 }, (_, at) => ({
      'k"{[': `가게 ${at} \\ "]}" \n`,
      x: '\\'.repeat(at % 90),
    }))
    const found = await cells(records)
    expect(found).toHaveLength(3001)
    expect(found?.[0]).toEqual(['k"{[', 'x'])
    expect(found?.[3000]).toEqual(['가게 2999 \\ "]}" \n', '\\'.repeat(29)])
  })
})

describe('where the records are', () => {
  test('anywhere in the file; the longest list is the first sheet', async () => {
    const found = await read(
      JSON.stringify({ fields: [{ id: 'a' }], a: { total: 2, rows: [{ name: 'A' }, { name: 'B' }] } }),
    )
    expect([...found.keys()]).toEqual(['rows', 'fields'])
  })

  test('within a list that wraps them, as calls for open data answer', async () => {
    const row = [{ BIZPLC_NM: 'A' }, { BIZPLC_NM: 'B' }]
    const shops = [{ head: [{ list_total_count: 2 }] }, { row }]
    expect([...(await read(JSON.stringify({ shops }))).keys()]).toEqual(['row', 'head'])
    expect(await cells({ body: { rows: [{ row }] } })).toEqual([['BIZPLC_NM'], ['A'], ['B']])
    const page = (name: string) => ({ status: 'OK', results: [{ name, hours: [{ day: 1 }] }] })
    expect(await cells([page('A'), page('B')])).toEqual([
      ['name', 'hours'],
      ['A', '[{"day":1}]'],
      ['B', '[{"day":1}]'],
    ])
  })

  test('one in each line, also with a mark of the encoding', async () => {
    expect(await cells('\ufeff{"a":"1"}\r\n{"a":"2"}\n\n{"b":"3"}')).toEqual([
      ['a', 'b'],
      ['1'],
      ['2'],
      ['', '3'],
    ])
  })

  test('the file itself, though it has lists', async () => {
    const business = { name: 'A', phone: '1', reviews: [{ author: 'B', text: 'good' }] }
    expect((await cells(business))?.[1]).toEqual(['A', '1', '[{"author":"B","text":"good"}]'])
  })

  test('the file itself', async () => {
    expect(await cells({ name: 'A', tel: '1' })).toEqual([
      ['name', 'tel'],
      ['A', '1'],
    ])
  })

  test('features of a map, with the middle of their places', async () => {
    const feature = (geometry: object, properties: object) => ({
      type: 'Feature',
      id: 'x',
      geometry,
      properties,
    })
    const area = [
      [
        [0.5, 1],
        [1.5, 1],
        [1.5, 2],
        [0.5, 1],
      ],
    ]
    const features = [
      feature({ type: 'Point', coordinates: [14.5, 50.5] }, { name: 'A', shop: 'bakery' }),
      feature({ type: 'Polygon', coordinates: area }, { name: 'B' }),
    ]
    expect(await cells({ type: 'FeatureCollection', features })).toEqual([
      ['id', 'name', 'shop', 'longitude', 'latitude'],
      ['x', 'A', 'bakery', '14.5', '50.5'],
      ['x', 'B', '', '1', '1.5'],
    ])
  })

  test('elements of OpenStreetMap', async () => {
    const elements = [
      { type: 'node', id: 1, lat: 48.2, lon: 16.3, tags: { name: 'A' } },
      { type: 'way', id: 2, center: { lat: 48.3, lon: 16.4 }, nodes: [1], tags: { name: 'B' } },
    ]
    expect(await cells({ version: 0.6, elements })).toEqual([
      ['id', 'lat', 'lon', 'name'],
      ['1', '48.2', '16.3', 'A'],
      ['2', '48.3', '16.4', 'B'],
    ])
  })
})

describe('what is refused', () => {
  test.each([
    ['lists of texts', '["a", "b"]', 'not-a-workbook'],
    ['a file that is cut off', '[{"a": 1}, {"a": ', 'damaged'],
    ['brackets that do not match', '[{"a": 1}}', 'damaged'],
    ['an object that is none', '[{"a": nope}]', 'damaged'],
    ['a million levels', `[${'{"a":['.repeat(500_000)}`, 'too-large'],
    ['levels around the records', `{"a":${'{"a":'.repeat(100)}`, 'too-large'],
  ])('%s', async (_, content, problem) => {
    expect((await refusal(read(content))).problem).toBe(problem)
  })

  test('more than the limits of a workbook', async () => {
    const problem = async (limits: Partial<WorkbookLimits>) =>
      (await refusal(read('[{"a":"xxxxxx","b":"yyyyyy"}]', limits))).problem
    expect(await problem({ cellCharacters: 5 })).toBe('too-large')
    expect(await problem({ sheetCells: 3 })).toBe('too-large')
    const long = `[{"a":"${'x'.repeat(200_000)}`
    expect((await refusal(read(long, { rowCharacters: 100_000 }))).problem).toBe('too-large')
  })

  test('names that every object has, and far more fields than columns', async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`f${at}`, at]))
    const found = await cells(`[{"__proto__": 1, "constructor": 2}, ${JSON.stringify(many)}]`)
    expect(found?.[0]).toHaveLength(400)
    expect(found?.[1]?.slice(0, 2)).toEqual(['1', '2'])
  })

  test('anything else is read or refused', async () => {
    const pieces = ['{', '}', '[', ']', '"', ':', ',', '\\', '"a"', '"a":', '1', 'null', '{"a":1}', '\n', ' ']
    const each = async (parts: string[]) => {
      const error = await read(`[{"${parts.join('')}`).catch((caught: unknown) => caught)
      if (error instanceof Error && !(error instanceof WorkbookError)) throw error
    }
    await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), each), {
      numRuns: isFullLength ? 300 : 100,
    })
  })
})
