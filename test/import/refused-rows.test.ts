import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeRefusedRows } from '../../src/application/import/refused-workbook.ts'
import { refusalText } from '../../src/domain/administration/refusal-reasons.ts'
import { businessId } from '../../src/domain/business/business-id.ts'
import { createWorkbookReader } from '../../src/excel/workbook-reader.ts'
import { createWorkbookWriter } from '../../src/excel/workbook-writer.ts'
import { engines } from '../app/test-site.ts'
import { type ImportSite, openImportSite } from './import-site.ts'

const header = ['name', 'place_id', 'category', 'phone']
const noodles = ['한강 손칼국수', 'ChIJnoodles01', 'Korean restaurant', '02-333-4444']

describe.each(engines)('what an import refuses, on %s', (engine) => {
  let site: ImportSite
  beforeEach(async () => {
    site = await openImportSite(engine)
  })
  afterEach(() => site.remove())

  test('gives the rows that it refused as a workbook that can be mended and sent in again', async () => {
    const nameless = ['', 'ChIJnameless1', 'Korean restaurant', '02-333-4444']
    const report = await site.importRows(header, [noodles, nameless, ['밝은치과', '', 'Dentist', '']])
    expect(report).toMatchObject({ imported: 1, errors: 2 })
    expect(Object.values(report.refusedReasons)).toEqual([1, 1])
    const [columns = [], first = [], second = []] = await refusedRows(report.jobId)
    expect(columns.at(-1)).toBe('reason')
    expect([first.at(-1), second.at(-1)]).toEqual(report.refused.map(({ reason }) => refusalText(reason).ko))
    const mended = [
      first.with(columns.indexOf('name'), '이름을 적은 가게'),
      second.with(columns.indexOf('place_id'), 'ChIJmended001'),
    ]
    expect(await site.importRows(columns, mended)).toMatchObject({ imported: 2, errors: 0 })
    expect((await site.stored()).get('ChIJnameless1')).toMatchObject({
      id: businessId('ChIJnameless1'),
      phone: '02-333-4444',
    })
  })

  test('gives back every cell of a row that it refused, which is read as before once it is mended', async () => {
    const own = [
      ['상호', 'place_id', '주소', '우편번호1', '우편번호2', '비고', '비고', 'slug'],
      ['', 'ChIJparted001', '서울특별시 종로구 율곡로 99', '031', '28', ' 007 ', '=1+1', 'old-slug'],
      ['새 가게', 'ChIJparted002', '서울특별시 종로구 율곡로 98', '031', '27', '', '', ''],
    ] as const
    const [header, ...rows] = own
    const report = await site.importRows(header, rows)
    expect(report).toMatchObject({ imported: 1, errors: 1 })
    const [columns = [], cells = []] = await refusedRows(report.jobId)
    const others = header.slice(3)
    expect(columns).toEqual(['name', 'full_address', 'place_id', ...others, 'reason'])
    expect(cells.slice(0, -1)).toEqual(['', rows[0]?.[2], rows[0]?.[1], ...(rows[0]?.slice(3) ?? [])])
    await site.importRows(columns, [cells.with(0, '하나약국')])
    expect((await site.stored()).get('ChIJparted001')).toMatchObject({ zipCode: '03128' })
  })

  /** The header and the rows of the workbook that an import gives back. */
  async function refusedRows(jobId: string): Promise<string[][]> {
    const path = join(site.config.dataDir, 'refused.xlsx')
    const { jobs } = site.storage
    await writeRefusedRows({ jobId, path, language: 'ko', jobs, writer: createWorkbookWriter() })
    const workbook = await createWorkbookReader().open(path)
    const rows: string[][] = []
    for await (const batch of workbook.rows(0)) rows.push(...batch.map(({ cells }) => [...cells]))
    await workbook.close()
    return rows
  }
})
