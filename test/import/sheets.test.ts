import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildSheets, type Rows } from '../../src/excel/testing/sheets-builder.ts'
import { type ImportSite, openImportSite } from './import-site.ts'
import { runCli } from './run-cli.ts'

const address = (n: number) => `서울특별시 성동구 왕십리로 ${n}`
const book = {
  안내: [['이 파일을 쓰는 법'], ['시트마다 목록이 있습니다.']],
  카페: [
    ['place_id', 'name', 'category', 'full_address'],
    ['a', '가온', '카페', address(1)],
    ['b', '나루', '카페', address(2)],
  ],
  약국: [['2026년 현황'], ['전화번호', '상호', 'place_id', '업종'], ['02-2281-0401', '다온', 'c', '약국']],
  식당: [
    ['place_id', 'name', 'category', 'full_address'],
    ['d', '라온', '음식점', address(4)],
    ['a', '가온 다시', '음식점', address(1)],
  ],
} satisfies Record<string, Rows>

let site: ImportSite
let path: string
beforeEach(async () => {
  site = await openImportSite('sqlite')
  await mkdir(site.config.dataDir, { recursive: true })
  path = join(site.config.dataDir, 'book.xlsx')
  await writeFile(path, buildSheets(book))
})
afterEach(() => site.remove())
const upload = () => site.uploadCopy(path)
const stored = async () =>
  [...(await site.stored()).values()].map(({ placeId, category, phoneE164 }) =>
    [placeId, category, phoneE164].filter(Boolean).join(' '),
  )

describe('the sheets of a workbook', () => {
  test('are named in the preview, those that are read among them', async () => {
    const id = await upload()
    const visible = ['안내', '카페', '약국', '식당']
    expect(await site.preview(id)).toMatchObject({ sheets: visible, sheetsRead: ['카페', '식당'], new: 3 })
    expect(await site.preview(id, { sheets: ['식당', '약국'] })).toMatchObject({
      sheetsRead: ['약국', '식당'],
      new: 3,
    })
    expect(await site.preview(id, { sheets: 'all' })).toMatchObject({
      sheetsRead: ['카페', '약국', '식당'],
      sheetsLeftOut: ['안내'],
      rows: 5,
      new: 4,
      duplicate: 1,
    })
  })

  test('are each read by their own headers, in the order of the workbook', async () => {
    const job = await site.submitImport(await upload(), { sheets: 'all' })
    expect(await site.queue.wait(job.id)).toMatchObject({
      result: { imported: 4, duplicates: 1, sheet: '카페', sheetsRead: ['카페', '약국', '식당'] },
    })
    expect(await stored()).toEqual(['a 카페', 'b 카페', 'c 약국', 'd 음식점'])
  })

  test('what one of them lacks empties nothing that is known', async () => {
    await site.importRows(
      ['place_id', 'name', 'category', 'full_address', 'phone'],
      [['c', '다온', '약국', address(3), '02-2281-0409']],
    )
    const job = await site.submitImport(await upload(), { sheets: ['카페', '약국'], mode: 'update' })
    expect(await site.queue.wait(job.id)).toMatchObject({ state: 'done' })
    expect((await site.stored()).get('c')).toMatchObject({ address: address(3), city: '서울' })
  })

  test('chosen columns hold for one sheet and for those with its headers', async () => {
    const columns = { place_id: 0, name: 2 }
    const preview = await site.preview(await upload(), { sheets: 'all', columns })
    expect(preview).toMatchObject({ columns, rows: 5, new: 4 })
    expect(preview.examples.map(({ name }) => name)).toEqual(['카페', '카페', '다온', '음식점'])
    const ofLast = await site.preview(await upload(), { sheets: ['약국', '식당'], sheet: '식당', columns })
    expect(ofLast.examples.map(({ name }) => name)).toEqual(['다온', '음식점', '음식점'])
  })

  test('a sheet that does not exist, or has no list, is named with the others', async () => {
    const id = await upload()
    const failure = async (sheets: readonly string[]) =>
      site.preview(id, { sheets }).then(
        () => '',
        (error: Error) => error.message,
      )
    expect(await failure(['카페', '없음'])).toMatch(/'없음' 시트가 파일에 없습니다.*'카페', '약국', '식당'/)
    const job = await site.submitImport(id, { sheets: ['안내', '카페'] })
    expect(await site.queue.wait(job.id)).toMatchObject({ state: 'failed' })
    expect(await stored()).toEqual([])
  })

  test('an import of several that was cut off goes on in the right one', async () => {
    const many = (from: number) =>
      Array.from({ length: 150 }, (_, n) => [`m${from + n}`, `가온 ${from + n}`, '카페', address(n)])
    await writeFile(
      path,
      buildSheets({
        첫째: [book.카페[0] ?? [], ...many(0)],
        둘째: [['상호', 'place_id'], ...many(200).map(([id = '', name = '']) => [name, id])],
      }),
    )
    const id = await upload()
    const release = site.holdAfter(200)
    const job = await site.submitImport(id, { sheets: 'all' })
    await expect
      .poll(async () => (await site.storage.jobs.findJob(job.id))?.progress, { timeout: 30_000 })
      .toMatchObject({ rows: expect.any(Number) })
    const stopped = site.queue.stop()
    release()
    await stopped
    const ended = await site.reopenQueue().wait(job.id)
    expect(ended).toMatchObject({ state: 'done', result: { rows: 300, imported: 300, errors: 0 } })
  })
})

describe('cli import', () => {
  const cli = (...options: string[]) =>
    runCli(['import', ...options, path], { DATA_DIR: site.config.dataDir })

  test('takes --sheet several times, or --all-sheets, but not both', async () => {
    const both = await cli('--sheet', '카페', '--all-sheets')
    expect([both.code, both.err]).toEqual([1, expect.stringContaining('cannot be used with')])
    expect((await cli('--sheet', '없음')).out).toMatch(/The file has no sheet '없음'.*'약국'/)
    const { out } = await cli('--sheet', '식당', '--sheet', '약국')
    expect(out).toContain('3 rows = 3 imported')
    expect(out).toContain('sheet "약국", "식당", header')
    const all = await cli('--all-sheets')
    expect(all.out).toContain('sheet "카페", "약국", "식당" (no list in "안내"), header')
  }, 120_000)
})

test('the title, the header and the foot of each printed page are no listings', async () => {
  const title = ['상공회의소 회원 명부']
  const header = ['place_id', '상호', '업종', '주소']
  const pages = [
    ...[title, header, ['a', '가온', '카페', address(1)], ['', 'Page 1 of 2', '', '']],
    ...[title, header, ['b', '나루', '카페', address(2)], ['- 2 -'], ['© 상공회의소']],
  ]
  await writeFile(path, buildSheets({ 명부: pages }))
  expect(await site.preview(await upload())).toMatchObject({ new: 2, refused: 0 })
})
