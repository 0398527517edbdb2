import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ImportReport } from '../../src/application/import/import-workbook.ts'
import { type ImportSite, openImportSite } from './import-site.ts'
import { runCli } from './run-cli.ts'

const panel = { usesLayouts: true, remembers: true } as const
const header = ['Kayıt', 'Yer', 'Enlem Y', 'Boylam X', 'Telefonu']
const shop = (number: number, city = 'Ankara') => [
  `r-${number}`,
  `${city} Lokantası ${number}`,
  `39.9${number}`,
  `32.8${number}`,
  `0312 555 01 0${number}`,
]
const columns = { name: 1, place_id: 0, latitude: 2, longitude: 3, phone: 4 }

let site: ImportSite
afterEach(() => site.remove())

describe.each(['sqlite', 'postgres'] as const)('layouts of imports on %s', (engine) => {
  beforeEach(async () => {
    site = await openImportSite(engine)
  })

  test('what was chosen for a file holds for the next of its layout, in any order of its columns', async () => {
    await site.importRows(header, [shop(1)], {
      ...panel,
      columns,
      country: 'TR',
      fileName: 'ankara-0.xlsx',
    })
    const turned = [...header].reverse()
    const id = await site.upload(turned, [shop(2).reverse(), shop(3).reverse()])
    expect(await site.preview(id)).not.toHaveProperty('layout')
    expect(await site.preview(id, panel)).toMatchObject({
      layout: { name: 'ankara-0', country: 'TR' },
      new: 2,
      refused: 0,
      columns: { name: 3, place_id: 4, phone: 0 },
      companions: { latitude: [2], longitude: [1] },
    })
    const job = await site.submitImport(id, panel)
    expect(await site.queue.wait(job.id)).toMatchObject({ result: { imported: 2, layout: 'ankara-0' } })
    expect((await site.stored()).get('r-2')).toMatchObject({
      name: 'Ankara Lokantası 2',
      latitude: 39.92,
      phoneE164: '+903125550102',
    })
  })

  test('the next file may have a column more, which the preview names if nothing uses it', async () => {
    await site.importRows(header, [shop(1)], { ...panel, columns, fileName: 'ankara-0.xlsx' })
    const more = ['Renk', 'KAYIT ', 'Yer', 'Telefonu', 'Enlem Y', 'Boylam X', 'Adres']
    const id = await site.upload(more, [
      ['mavi', 'r-2', 'Ankara Lokantası 2', '0312 555 01 02', '39.92', '32.82', 'Atatürk Blv. 5, Ankara'],
    ])
    expect(await site.preview(id, panel)).toMatchObject({
      layout: { name: 'ankara-0', added: [0] },
      columns: { name: 2, place_id: 1, phone: 3, full_address: 6 },
      new: 1,
    })
  })

  test('ids that were chosen once are made unasked for the next file', async () => {
    const bare = ['상호', '주소', '비고']
    const row = (n: number) => [`다온약국 ${n}`, `서울특별시 성동구 왕십리로 ${n}`, '']
    const first = await site.upload(bare, [row(1)])
    expect(await site.preview(first, panel)).toMatchObject({ idChoices: expect.anything(), rows: 0 })
    await site.importRows(bare, [row(1)], {
      ...panel,
      columns: { name: 0, full_address: 1 },
      deriveIds: true,
    })
    const next = await site.upload(bare, [row(1), row(2)])
    const preview = await site.preview(next, panel)
    expect(preview).toMatchObject({ deriveIds: true, new: 1, duplicate: 1, refused: 0 })
    expect(preview).not.toHaveProperty('idChoices')
  })

  test('columns that are chosen now come before those that were chosen before, and hold from then on', async () => {
    await site.importRows(header, [shop(1)], { ...panel, columns })
    const other = { name: 0, place_id: 4 }
    await site.importRows(header, [shop(2)], { ...panel, columns: other })
    const id = await site.upload(header, [shop(3)])
    expect(await site.preview(id, panel)).toMatchObject({ columns: other })
    expect(await site.storage.importLayouts.listLayouts()).toHaveLength(1)
  })

  test('an import that was cut off goes on by the layout that it began with', async () => {
    await site.importRows(header, [shop(1)], { ...panel, columns })
    const id = await site.upload(
      header,
      Array.from({ length: 400 }, (_, n) => [`c-${n}`, `Yer ${n}`, '39.9', '32.8', '']),
    )
    const release = site.holdAfter(200)
    const job = await site.submitImport(id, panel)
    await expect
      .poll(async () => (await site.storage.jobs.findJob(job.id))?.progress, { timeout: 30_000 })
      .toMatchObject({ rows: 100 })
    const stopped = site.queue.stop()
    release()
    await stopped
    const [layout] = await site.storage.importLayouts.listLayouts()
    await site.storage.importLayouts.removeLayout(layout?.key ?? '', {
      id: 'forgotten',
      at: 1,
      username: 'admin',
      action: 'layout-forgotten',
      subjectId: '',
      subject: '',
      details: null,
    })
    const ended = await site.reopenQueue().wait(job.id)
    expect(ended).toMatchObject({ state: 'done', result: { imported: 400, errors: 0 } })
  })
})

describe('cli import', () => {
  beforeEach(async () => {
    site = await openImportSite('sqlite')
  })
  const csv = async (name: string, rows: readonly (readonly string[])[]) => {
    const path = join(site.config.dataDir, name)
    await mkdir(site.config.dataDir, { recursive: true })
    await writeFile(path, rows.map((row) => row.join(';')).join('\n'))
    return path
  }
  const cli = async (...options: string[]) => {
    const { code, out, err } = await runCli(['import', '--json', ...options], {
      DATA_DIR: site.config.dataDir,
    })
    const report = out.startsWith('{') ? (JSON.parse(out) as ImportReport) : undefined
    return { code, report, text: out + err }
  }

  test('reads a file as the panel has read one of its layout, unless it is told not to', async () => {
    await site.importRows(header, [shop(1)], { ...panel, columns, fileName: 'places.xlsx' })
    const path = await csv('next.csv', [header, shop(2), shop(3)])
    expect((await cli('--no-profile', path)).report?.layout).toBeUndefined()
    expect((await cli(path)).report).toMatchObject({ layout: 'places', imported: expect.any(Number) })
    const more = await csv('more.csv', [
      [...header, 'Not'],
      [...shop(4), 'x'],
    ])
    expect((await cli('--profile', 'places', more)).report).toMatchObject({ layout: 'places', imported: 1 })
    const other = await csv('other.csv', [
      ['a', 'b'],
      ['1', '2'],
    ])
    expect((await cli('--profile', 'places', other)).text).toContain(
      "No row has all the headers of the profile 'places'",
    )
  }, 120_000)

  test('reads the tables of a folder, one that fails among them, and no other files', async () => {
    const month = join(site.config.dataDir, 'month')
    await mkdir(join(month, 'week'), { recursive: true })
    await csv('month/day 10.csv', [
      ['name', 'place_id'],
      ['Nar', 'f-10'],
    ])
    await csv('month/day 9.csv', [
      ['name', 'place_id'],
      ['Nar', 'f-9'],
    ])
    await csv('month/broken.xlsx', [['no workbook']])
    await csv('month/week/broken, too.xlsx', [['no workbook']])
    await csv('month/~$day 9.xlsx', [['a lock']])
    await csv('month/week/notes.md', [['notes']])
    await csv('month/week/more.tsv', [['name\tplace_id'], ['İncir\tf-11']])
    const { out, err, code } = await runCli(['import', month], { DATA_DIR: site.config.dataDir })
    const order = ['day 9.csv: 1 rows', 'day 10.csv: 1 rows', 'more.tsv: 1 rows', '\n2 files: ']
    expect(order.map((start) => out.indexOf(start))).toEqual(
      order.map((start) => out.indexOf(start)).toSorted((a, b) => a - b),
    )
    expect(order.filter((start) => !out.includes(start))).toEqual([])
    expect(out).toMatch(/\n2 files: (?=.*\.xlsx).+\n {2}broken\.xlsx\n {2}broken, too\.xlsx\n/)
    expect(err).toContain('2 of 5 files could not be imported.')
    expect(code).toBe(1)
    expect([...(await site.stored()).keys()].sort()).toEqual(['f-10', 'f-11', 'f-9'])
    expect((await cli(join(month, 'week', 'none'))).text).toContain('there is no such file')
  }, 120_000)

  test('reads by a profile in a file, and says what is wrong with one', async () => {
    const path = await csv('list.csv', [header, shop(5)])
    const profile = await csv('tr.json', [])
    await writeFile(
      profile,
      JSON.stringify({
        columns: { name: 'yer', latitude: 'enlem y', longitude: 'Boylam X' },
        country: 'Turkey',
        deriveIds: true,
      }),
    )
    expect((await cli('--profile', profile, path)).report).toMatchObject({
      imported: 1,
      country: 'TR',
      layout: 'tr.json',
      columns: { name: 'Yer' },
    })
    await writeFile(profile, '{"columns": {"name": "Yer", "colour": "x"}}')
    expect((await cli('--profile', profile, path)).text).toMatch(/there is no column "colour".*latitude/)
    await writeFile(profile, '{"colums": {}}')
    expect((await cli('--profile', profile, path)).text).toMatch(/is no profile.*colums/s)
    expect((await cli('--profile', 'nobody', path)).text).toContain('There is no profile "nobody"')
  }, 120_000)
})
