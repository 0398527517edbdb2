import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { businessId } from '../../src/domain/business/business-id.ts'
import { importColumns } from '../../src/domain/business/import-columns.ts'
import { createWorkbookWriter } from '../../src/excel/workbook-writer.ts'
import type { SampleRow } from '../../src/sample-listings/sample-rows.ts'
import type { SampleSite } from '../sample-site/start-sample-site.ts'

const category = 'Button maker'
const root = join(import.meta.dirname, '..', '..')
const turkishRoot = 'kahramanmaraşlılaştıramadıklarımızdanmışsınızcasına'
const everyDay = JSON.stringify({ Monday: '9 AM-6 PM', Tuesday: '9 AM-6 PM', Sunday: 'Closed' })

const rows: readonly (Partial<SampleRow> & { readonly screen: string })[] = [
  {
    screen: 'long-hangul',
    name: '가장긴이름을가진동네단추가게'.repeat(5).slice(0, 60),
    full_address: '서울특별시 마포구 양화로 45, 아주 긴 이름의 상가 건물 지하 2층 제201호에서 제215호까지',
    country: '대한민국',
    phone: '02-333-4444',
    rating: '4.6',
    reviews: '812',
    working_hours: everyDay,
  },
  {
    screen: 'long-turkish',
    name: `${turkishRoot}${turkishRoot}`.slice(0, 90),
    full_address: 'Caferağa, Moda Cd. No:12, 34710 Kadıköy/İstanbul, Türkiye',
    country: 'Türkiye',
    phone: '+90 216 555 44 33',
    rating: '3.2',
    reviews: '7',
    photo: 'https://photos.example.com/button.jpg',
    working_hours: everyDay,
  },
  { screen: 'name-only', name: '이름뿐인 가게', category: '' },
  {
    screen: 'many-reviews',
    name: '리뷰가 많은 단추 가게',
    full_address: '부산광역시 해운대구 해운대로 10',
    country: '대한민국',
    rating: '5',
    reviews: '12345',
    photo: 'https://photos.example.com/many.jpg',
  },
]

const placeIdOf = (screen: string) => `ChIJ-${screen}-0000000000`

/** Imports listings that are difficult for the layout. Returns the screens that show them, by name. */
export async function importAwkwardListings({ dataDir }: SampleSite): Promise<Record<string, string>> {
  const path = join(dataDir, 'awkward.xlsx')
  const cells = rows.map((row) => {
    const full: Partial<SampleRow> = { category, ...row, place_id: placeIdOf(row.screen) }
    return importColumns.map((column) => full[column] || null)
  })
  await createWorkbookWriter().write(path, importColumns, cells)
  const { status } = spawnSync(process.execPath, [...process.execArgv, 'src/main/cli.ts', 'import', path], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The awkward listings could not be imported.')
  const details = rows.map(({ screen }) => [screen, `/business/${businessId(placeIdOf(screen))}`])
  return { ...Object.fromEntries(details), 'awkward-list': '/category/button-maker' }
}
