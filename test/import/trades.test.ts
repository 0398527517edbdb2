import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TradeMapping } from '../../src/domain/category/trade-mapping.ts'
import { tradeTextKey } from '../../src/domain/category/trade-mapping.ts'
import { withTerms } from '../../src/domain/search-terms/index-terms.ts'
import { type ImportSite, openImportSite } from './import-site.ts'
import { runCli } from './run-cli.ts'

const header = ['place_id', 'name', 'category', 'full_address']
const row = (id: string, category: string, name = `가온 ${id}`) => [
  id,
  name,
  category,
  '서울특별시 성동구 왕십리로 1',
]

let site: ImportSite
afterEach(() => site.remove())

const remember = (mappings: readonly TradeMapping[]) =>
  site.storage.tradeMappings.saveTradeMappings(
    mappings.map((mapping) => ({ ...mapping, key: tradeTextKey(mapping.text), chosenAt: 1 })),
    100,
    {
      id: crypto.randomUUID(),
      at: 1,
      username: 'admin',
      action: 'trades-mapped',
      subjectId: '',
      subject: '',
      details: null,
    },
  )
const apply = async (mappings: readonly TradeMapping[]) => {
  const { id } = await site.queue.submit({
    kind: 'trades',
    subject: '',
    username: 'admin',
    request: { mappings },
  })
  return site.queue.wait(id)
}
const categories = async () =>
  Object.fromEntries([...(await site.stored())].map(([id, { category }]) => [id, category]))

describe.each(['sqlite', 'postgres'] as const)('trades of texts on %s', (engine) => {
  beforeEach(async () => {
    site = await openImportSite(engine)
  })

  test('a preview groups the rows without a sure trade, and no more once their trade is chosen', async () => {
    const rows = [
      row('a', 'Zqx'),
      row('b', 'zqx'),
      row('c', '약국'),
      row('d', 'Fijian restaurant'),
      row('e', '기타', '다온약국'),
    ]
    const id = await site.upload(header, rows)
    const { trades } = await site.preview(id)
    expect(trades).toMatchObject({
      rows: 3,
      texts: 2,
      groups: [
        { text: 'Zqx', count: 2, isGuess: false, example: { name: '가온 a' } },
        { text: 'Fijian restaurant', count: 1, isGuess: true, suggestion: 'restaurant' },
      ],
    })
    await remember([
      { text: 'Zqx', trade: 'pharmacy' },
      { text: 'Fijian restaurant', trade: 'seafood-restaurant' },
    ])
    expect((await site.preview(id)).trades).toMatchObject({ rows: 0, groups: [] })
    const report = await site.importRows(header, rows)
    // What the name tells is counted as a guess.
    expect(report.quality).toMatchObject({ unmappedCategory: 0, guessedCategory: 1 })
    expect(await categories()).toEqual({
      a: 'Pharmacy',
      b: 'Pharmacy',
      c: '약국',
      d: 'Seafood restaurant',
      e: 'Pharmacy',
    })
  })

  test('a word that means nothing has the trade that was chosen only where the name says none', async () => {
    await remember([{ text: '기타', trade: 'restaurant' }])
    await site.importRows(header, [row('a', '기타'), row('b', '기타', '다온약국')])
    expect(await categories()).toEqual({ a: 'Restaurant', b: 'Pharmacy' })
  })

  test('the job changes what is there, closed places too, but nothing that was set by hand, and can be undone', async () => {
    await site.importRows(
      [...header, 'status'],
      [
        [...row('a', 'Zqx'), ''],
        [...row('b', ' zqx'), ''],
        [...row('c', 'Zqx'), 'permanently closed'],
        [...row('d', 'Zqx'), ''],
        [...row('e', 'Zqy'), ''],
        [...row('f', 'Fijian restaurant'), ''],
      ],
    )
    const before = await categories()
    const held = (await site.stored()).get('d')
    if (!held) throw new Error('there is no d')
    await site.storage.administration.change({
      changeId: 'by-hand',
      byHand: true,
      now: Date.now(),
      edits: [{ id: held.id, draft: withTerms(held), handFields: ['category'] }],
    })
    const job = await apply([
      { text: 'ZQX', trade: 'pharmacy' },
      { text: 'Fijian restaurant', trade: 'seafood-restaurant' },
    ])
    expect(job).toMatchObject({ state: 'done', result: { count: 4 } })
    expect(await categories()).toEqual({
      ...before,
      a: 'Pharmacy',
      b: 'Pharmacy',
      c: 'Pharmacy',
      f: 'Seafood restaurant',
    })
    const { listings } = site.storage
    const counted = async () =>
      Object.fromEntries((await listings.listCategories()).map((one) => [one.key, one.businessCount]))
    expect(await counted()).toEqual({ pharmacy: 2, 'seafood-restaurant': 1, zqx: 1, zqy: 1 })
    expect(await site.undo(job.id)).toMatchObject({ restored: 4, kept: 0 })
    expect(await categories()).toEqual(before)
    expect(await counted()).toEqual({ restaurant: 1, zqx: 3, zqy: 1 })
  })

  test('a new trade: the job gives it, the next file too; undone, all is as before', async () => {
    const rows = [
      row('a', 'Zqx'),
      row('b', '드론 수리점'),
      row('c', '수리점'),
      row('d', 'Wvw'),
      row('e', 'Fijian restaurant'),
    ]
    await site.importRows(header, rows)
    const before = await categories()
    const made = [
      { text: 'Zqx', trade: '~드론 수리점' },
      { text: 'Wvw', trade: '~비행선 조종' },
      { text: 'Fijian restaurant', trade: '~피지 음식점' },
    ]
    const job = await apply(made)
    expect(job).toMatchObject({ state: 'done', result: { count: 4 } })
    const changed = {
      ...before,
      a: '~드론 수리점',
      b: '~드론 수리점',
      d: '~비행선 조종',
      e: '~피지 음식점',
    }
    expect(await categories()).toEqual(changed)
    const { storage } = site
    const counted = async () =>
      Object.fromEntries((await storage.listings.listCategories()).map((one) => [one.key, one.businessCount]))
    const keys = { '~드론-수리점': 2, 'repair-service': 1, '비행선-조종': 1, '~피지-음식점': 1 }
    expect(await counted()).toEqual(keys)
    const differences = async () => {
      const found = []
      for await (const difference of storage.verify()) found.push(difference)
      return found
    }
    expect(await differences()).toEqual([])
    await storage.reindex()
    expect([await counted(), await differences()]).toEqual([keys, []])

    await remember(made)
    const next = await site.upload(header, [row('f', 'ZQX'), row('g', '비행선조종'), row('h', '드론 수리점')])
    expect((await site.preview(next)).trades).toMatchObject({ rows: 1, groups: [{ text: '비행선조종' }] })
    const report = await site.importRows(header, [row('f', 'ZQX'), row('h', '드론 수리점')])
    expect(report.quality).toMatchObject({ unmappedCategory: 0, guessedCategory: 0 })
    expect(await categories()).toEqual({ ...changed, f: '~드론 수리점', h: '~드론 수리점' })
    expect(await site.undo(job.id)).toMatchObject({ restored: 4, kept: 0 })
    expect(await categories()).toEqual({ ...before, f: '~드론 수리점', h: '~드론 수리점' })
  })

  test('a new trade can be that of a whole file, and comes back from an export', async () => {
    await site.importRows(header, [row('a', ''), row('b', '약국')], { trade: '~드론 수리점' })
    await site.importRows(header, [row('c', '~드론 수리점')])
    expect(await categories()).toEqual({ a: '~드론 수리점', b: '약국', c: '~드론 수리점' })
  })

  test('the job reaches every listing of a long list, and once only', async () => {
    await site.importRows(
      header,
      Array.from({ length: 2100 }, (_, n) => row(`n${n}`, 'Zqx')),
    )
    expect(await apply([{ text: 'Zqx', trade: 'cafe' }])).toMatchObject({ result: { count: 2100 } })
    expect(new Set(Object.values(await categories()))).toEqual(new Set(['Cafe']))
    expect(await apply([{ text: 'Zqx', trade: 'cafe' }])).toMatchObject({ result: { count: 0 } })
  })
})

test('cli import uses the trades that were chosen', async () => {
  site = await openImportSite('sqlite')
  await remember([{ text: 'Zqx', trade: 'pharmacy' }])
  const path = join(site.config.dataDir, 'list.csv')
  await mkdir(site.config.dataDir, { recursive: true })
  await writeFile(path, [header, row('a', 'zqx')].map((cells) => cells.join(',')).join('\n'))
  const { out } = await runCli(['import', path], { DATA_DIR: site.config.dataDir })
  expect(out).toContain('1 rows = 1 imported')
  expect(await categories()).toEqual({ a: 'Pharmacy' })
}, 120_000)
