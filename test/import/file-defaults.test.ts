import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ImportSite, openImportSite } from './import-site.ts'
import { runCli } from './run-cli.ts'

const panel = { usesLayouts: true, remembers: true } as const
const header = ['place_id', 'name', 'category', 'full_address', 'country']
const rows = [
  ['a', '가온', '', '왕십리로 1', 'KR'],
  ['b', '다온약국', '기타', '왕십리로 2', 'KR'],
  ['c', '나루', '카페', '부산광역시 해운대구 해운대로 2', 'KR'],
  ['d', 'Elm', 'Zqx', '12 Elm St', 'US'],
] as const
const filled = { a: ['Laundry', '서울'], b: ['Pharmacy', '서울'], c: ['카페', '부산'], d: ['Zqx', ''] }

let site: ImportSite
beforeEach(async () => {
  site = await openImportSite('sqlite')
})
afterEach(() => site.remove())
const stored = async () =>
  Object.fromEntries([...(await site.stored())].map(([id, { category, city }]) => [id, [category, city]]))

test('trade and city of a file fill only what a row does not say, and hold for the next file of its layout', async () => {
  const report = await site.importRows(header, rows, { ...panel, trade: 'laundry', city: '서울' })
  expect(report).toMatchObject({ trade: 'laundry', city: '서울', quality: { withoutCategory: 0 } })
  expect(await stored()).toEqual(filled)
  const next = await site.upload(header, [['e', '라온', '', '왕십리로 5', 'KR']])
  const preview = await site.preview(next, panel)
  expect(preview).toMatchObject({
    trade: 'laundry',
    city: '서울',
    layout: { trade: 'laundry', city: '서울' },
  })
  expect(preview.examples).toMatchObject([{ category: 'Laundry', city: '서울' }])
  const other = await site.preview(next, { ...panel, trade: '', city: '' })
  expect(other.examples).toMatchObject([{ category: '', city: '' }])
})

test('the name of a file offers its trade, and nothing is taken unasked', async () => {
  const id = await site.upload(header, [['e', '라온', '', '왕십리로 5', 'KR']])
  const preview = await site.preview(id, { fileName: '주유소 목록.xlsx' })
  expect(preview).toMatchObject({ suggestedTrade: 'gas-station', examples: [{ category: '' }] })
  expect(preview).not.toHaveProperty('trade')
})

test('the name of a file tells the town of its rows, until another or none is chosen', async () => {
  const named = { fileName: '부산 세탁소.xlsx', country: 'KR' }
  const list = [
    ['place_id', 'name', 'full_address', 'phone'],
    ['e', '라온', '해운대로 5', '051-555-0101'],
  ] as const
  const id = await site.upload(list[0], [list[1]])
  const told = await site.preview(id, named)
  expect(told).toMatchObject({ toldCity: '부산', examples: [{ city: '부산' }] })
  expect(told).not.toHaveProperty('city')
  for (const [city, found] of [
    ['', ''],
    ['울산', '울산'],
  ] as const) {
    const chosen = await site.preview(id, { ...named, city })
    expect(chosen.examples).toMatchObject([{ city: found }])
    expect(chosen).not.toHaveProperty('toldCity')
  }
})

test('a chosen trade comes before the one of the header, and none is none', async () => {
  const id = await site.upload(['place_id', 'Restoran Adı'], [['e', 'Nar']])
  const categoryWith = async (options: object) => (await site.preview(id, options)).examples[0]?.category
  expect(await categoryWith({})).toBe('Restaurant')
  expect(await categoryWith({ trade: 'cafe' })).toBe('Cafe')
  expect(await categoryWith({ trade: '' })).toBe('')
})

test('cli import takes --trade and --city, and names a trade that does not exist', async () => {
  const path = join(site.config.dataDir, 'list.csv')
  await mkdir(site.config.dataDir, { recursive: true })
  await writeFile(path, [header, ...rows].map((cells) => cells.join(',')).join('\n'))
  const cli = (...options: string[]) =>
    runCli(['import', ...options, path], { DATA_DIR: site.config.dataDir })
  const { err, code } = await cli('--trade', 'zqx-zqx')
  expect([code, err]).toEqual([1, expect.stringContaining('There is no trade "zqx-zqx"')])
  const { out } = await cli('--trade', '세탁소', '--city', '서울')
  expect(out).toContain('rows without a trade read as laundry; rows without a city read as in 서울')
  expect(await stored()).toEqual(filled)
}, 120_000)

test('a profile in a file can have both', async () => {
  const [path, profile] = ['list.csv', 'profile.json'].map((name) => join(site.config.dataDir, name))
  await mkdir(site.config.dataDir, { recursive: true })
  await writeFile(path ?? '', [header, ...rows].map((cells) => cells.join(',')).join('\n'))
  const cli = async (content: object) => {
    await writeFile(profile ?? '', JSON.stringify(content))
    return runCli(['import', '--profile', profile ?? '', path ?? ''], { DATA_DIR: site.config.dataDir })
  }
  expect((await cli({ trade: 'zqx-zqx' })).err).toContain('there is no trade "zqx-zqx"')
  expect((await cli({ trade: 'Laundry', city: '서울' })).code).toBe(0)
  expect(await stored()).toEqual(filled)
}, 120_000)
