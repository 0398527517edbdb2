import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openView, takeScreenshot, type View } from './take-screenshot.ts'

const folder = join(import.meta.dirname, '..', '..', 'docs', 'screens')

/** The pictures of docs/screens: a screen's name and how it is looked at. Two of the home page, twelve of lists, ten of businesses. */
const pictures: readonly (readonly [name: string, width: number, colorScheme: View['colorScheme']])[] = [
  ['home', 360, 'light'],
  ['home', 1280, 'light'],
  ['search', 360, 'light'],
  ['search', 360, 'dark'],
  ['search', 768, 'light'],
  ['search', 1280, 'light'],
  ['search-nothing', 360, 'light'],
  ['browse', 360, 'light'],
  ['browse', 1280, 'light'],
  ['category', 360, 'light'],
  ['category', 1280, 'dark'],
  ['categories', 360, 'light'],
  ['city', 360, 'light'],
  ['city', 1280, 'light'],
  ['detail', 360, 'light'],
  ['detail', 360, 'dark'],
  ['detail', 768, 'light'],
  ['detail', 1280, 'light'],
  ['detail', 1280, 'dark'],
  ['detail-hours-unknown', 360, 'light'],
  ['detail-hours-unknown', 1280, 'light'],
  ['detail-english', 360, 'light'],
  ['detail-english', 1280, 'light'],
  ['detail-turkish', 360, 'light'],
]

/** Takes them anew. Returns how many there are, and the problems of the screens. */
export async function takeScreensOfDocs(
  browser: Browser,
  origin: string,
  paths: Readonly<Record<string, string>>,
): Promise<{ count: number; problems: string[] }> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const problems: string[] = []
  for (const [name, width, colorScheme] of pictures) {
    const context = await openView(browser, origin, { width, colorScheme })
    const file = `${name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`
    const screen = { name, path: paths[name] ?? '/', isWindow: true }
    problems.push(...(await takeScreenshot(context, screen, join(folder, file))))
    await context.close()
  }
  return { count: pictures.length, problems }
}
