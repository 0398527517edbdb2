import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPanel } from './admin-login.ts'
import { journeyFiles } from './import-journey-files.ts'
import { tabTo } from './keyboard.ts'
import { useSite } from './use-site.ts'

/** How somebody does what a step needs. */
interface Hands {
  readonly unit: string
  count: number
  open(page: Page): Promise<void>
  choose(page: Page, path: string): Promise<void>
  press(page: Page, name: string): Promise<void>
}

function mouse(): Hands {
  const click = async (hands: Hands, page: Page, role: 'link' | 'button', name: string) => {
    hands.count++
    await page.getByRole(role, { name, exact: true }).click()
  }
  return {
    unit: 'clicks',
    count: 0,
    open(page) {
      return click(this, page, 'link', 'Import')
    },
    async choose(page, path) {
      const chooser = page.waitForEvent('filechooser')
      this.count++
      await page.getByText('파일을 끌어다 놓거나 눌러서 고르세요').click()
      await (await chooser).setFiles(path)
    },
    press(page, name) {
      return click(this, page, 'button', name)
    },
  }
}

function keyboard(): Hands {
  const reach = async (hands: Hands, page: Page, name: string) => {
    const { keyboard: keys } = page
    const press = keys.press
    keys.press = (...given) => {
      hands.count++
      return press.apply(keys, given)
    }
    await tabTo(page, name)
    keys.press = press
    hands.count++
    await keys.press('Enter')
  }
  return {
    unit: 'keys',
    count: 0,
    open(page) {
      return reach(this, page, 'Import')
    },
    async choose(page, path) {
      const chooser = page.waitForEvent('filechooser')
      await reach(this, page, 'Excel 파일')
      await (await chooser).setFiles(path)
    },
    press(page, name) {
      return reach(this, page, name)
    },
  }
}

const asks = '이렇게 살펴보기'
const starts = '가져오기 시작'

describe.each([
  ['mouse', mouse, 4],
  ['keyboard', keyboard, 30],
] as const)('an import by %s alone, from the dashboard on', (_, handsOf, most) => {
  const site = useSite()
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'journeys-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const stored = async () => {
    const { administration, listings } = site.app.storage
    const { totalCount } = await administration.listHidden('closed', { limit: 1, offset: 0 })
    return { shown: (await listings.statistics()).totalBusinesses, closed: totalCount }
  }

  test.each(journeyFiles)('$name', async ({ name, bytes, imported, closed }) => {
    const path = join(folder, name)
    await writeFile(path, bytes)
    const before = await stored()
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'dashboard')
    const hands = handsOf()
    const began = performance.now()
    await hands.open(page)
    await page.getByText('파일을 끌어다 놓거나 눌러서 고르세요').waitFor()
    await hands.choose(page, path)
    const ids = page.getByRole('button', { name: asks })
    const start = page.getByRole('button', { name: starts, disabled: false })
    await ids.or(start).first().waitFor()
    if (await ids.isVisible()) {
      await hands.press(page, asks)
      await start.waitFor()
    }
    await hands.press(page, starts)
    await page.getByRole('region', { name: 'Import Completed' }).waitFor()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.info(`${name}: ${hands.count} ${hands.unit}, ${seconds} s`)
    const after = await stored()
    expect(after.shown - before.shown).toBe(imported - closed)
    expect(after.closed - before.closed).toBe(closed)
    expect(hands.count).toBeLessThanOrEqual(most)
    expect(problems).toEqual([])
    await page.close()
  })
})
