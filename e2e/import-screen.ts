import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { createWorkbookWriter } from '../src/excel/workbook-writer.ts'

export const pick = (page: Page, path: string) => page.locator('input[type=file]').first().setInputFiles(path)
export const preview = (page: Page) => page.getByRole('region', { name: '미리보기' })
export const result = (page: Page) => page.getByRole('region', { name: 'Import Completed' })

/** Starts the import that the preview shows, and waits for its end. */
export async function begin(page: Page): Promise<void> {
  await preview(page).getByRole('button', { name: '가져오기 시작' }).click()
  await result(page).waitFor()
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
