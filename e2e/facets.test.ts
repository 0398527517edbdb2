import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { accessibilityProblems, openPage, whenAlive } from './browser.ts'
import { useSite } from './use-site.ts'

describe('facets of a list', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage) })

  test('a city is narrowed to by keyboard, and its facet gone then', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin)
    await page.goto('/businesses')
    await whenAlive(page, '.filter-form')
    const facets = page.getByRole('navigation', { name: '좁혀 보기' })
    expect(await accessibilityProblems(page)).toEqual([])
    await facets.getByRole('link', { name: /^서울/ }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('main [role=status]').textContent()).toBe('서울 1곳')
    expect(await facets.count()).toBe(0)
    expect(problems).toEqual([])
  })
})
