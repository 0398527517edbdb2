import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { generateWorkbook } from '../../src/application/sample-listings/generate-workbook.ts'
import { createWorkbookWriter } from '../../src/excel/workbook-writer.ts'
import { samplePassword } from '../sample-site/start-sample-site.ts'
import type { Screen } from './take-screenshot.ts'

/** The screen that the administrator sees before signing in. */
export const loginScreen: Screen = { name: 'admin-login', path: '/admin-login' }

/** Gives the context a session. */
export async function signIn(context: BrowserContext): Promise<void> {
  const data = { username: 'admin', password: samplePassword }
  const answer = await context.request.post('/api/admin/login', { data })
  if (!answer.ok()) throw new Error(`The login answered ${answer.status()}.`)
}

const tab = (id: string) => `/admin-panel?tab=${id}`

/**
 * Every screen of the panel. The import changes the others, so it comes last. `view` distinguishes its rows from
 * those of other views.
 */
export function listAdminScreens(view: number): readonly Screen[] {
  return [
    {
      name: 'admin-dashboard',
      path: tab('dashboard'),
      act: (page) => page.locator('canvas').first().waitFor(),
    },
    { name: 'admin-businesses', path: tab('businesses'), act: (page) => page.getByRole('table').waitFor() },
    {
      name: 'admin-businesses-long',
      path: `${tab('businesses')}&category=Button+maker&country=T%C3%BCrkiye`,
      act: selectAll,
    },
    { name: 'admin-businesses-none', path: `${tab('businesses')}&search=zzzzqqqq` },
    { name: 'admin-edit', path: `${tab('businesses')}&category=Button+maker`, act: edit, isWindow: true },
    { name: 'admin-seo-sitemap', path: tab('seo-sitemap') },
    { name: 'admin-account', path: tab('account') },
    { name: 'admin-import', path: tab('import') },
    { name: 'admin-preview', path: tab('import'), act: (page) => preview(page, view) },
    { name: 'admin-import-result', path: tab('import'), act: (page) => importRows(page, view) },
  ]
}

async function selectAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '이 페이지의 업체 모두 고르기' }).check()
}

async function edit(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('textbox', { name: '이름' }).waitFor()
}

async function preview(page: Page, seed: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  const path = join(folder, 'seongsu-shops-november.xlsx')
  await generateWorkbook({ path, rows: 400, seed, writer: createWorkbookWriter() })
  await page.setInputFiles('input[type=file]', path)
  await page.getByText('이렇게 읽었습니다').waitFor()
  rmSync(folder, { recursive: true })
  await page.getByText(/열 \d+개를 알아보았습니다/).press('Enter')
}

async function importRows(page: Page, seed: number): Promise<void> {
  await preview(page, seed)
  await page.getByRole('button', { name: '가져오기 시작' }).click()
  await page.getByRole('heading', { name: 'Import Completed' }).waitFor()
}
