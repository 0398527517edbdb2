import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { createWorkbookWriter } from '../src/excel/workbook-writer.ts'

/** In ms, far more than a busy machine takes. */
const longestImport = 120_000

export const pick = (page: Page, path: string) => page.locator('input[type=file]').first().setInputFiles(path)
export const preview = (page: Page) => page.getByRole('region', { name: '미리보기' })
export const result = (page: Page) => page.getByRole('region', { name: 'Import Completed' })

/** Starts the import that the preview shows, and waits for its own result: that of an earlier one may still be there. */
export async function begin(page: Page): Promise<void> {
  const accepted = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/admin/imports',
  )
  await preview(page).getByRole('button', { name: '가져오기 시작' }).click()
  const { jobId } = await (await accepted).json()
  const job = async () => (await page.request.get(`/api/admin/jobs/${jobId}`)).json()
  await expect.poll(async () => (await job()).state, { timeout: longestImport }).toBe('done')
  await result(page)
    .getByText((await job()).subject)
    .waitFor()
}

/** Writes a workbook into a folder and returns its path. */
export async function writeWorkbook(
  folder: string,
  name: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<string> {
  const path = join(folder, name)
  await createWorkbookWriter().write(path, header, rows)
  return path
}
