import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems, phone } from './browser.ts'
import { useSite } from './use-site.ts'

const question = 'Are you sure you want to delete ALL business data? This cannot be undone.'
const finalWarning =
  'FINAL WARNING: This will permanently delete all businesses, cities, and related data. Click OK to continue.'

describe('jobs of the panel', () => {
  const site = useSite({ sampleData: true, threads: true })

  const tray = (page: Page) => page.getByRole('region', { name: '작업', exact: true })
  const card = (page: Page, text: string) => tray(page).getByRole('listitem').filter({ hasText: text })
  const countListings = async () => (await site.app.storage.listings.statistics()).totalBusinesses

  /** Answers the next dialogs in order, and returns their texts. */
  function answerDialogs(page: Page, answers: readonly (string | boolean)[]): readonly string[] {
    const said: string[] = []
    page.on('dialog', async (dialog) => {
      const answer = answers[said.length]
      said.push(dialog.message())
      if (answer === false || answer === undefined) await dialog.dismiss()
      else await dialog.accept(answer === true ? undefined : answer)
    })
    return said
  }

  test('SEO text is made in a job: button, tray, toast, and it stays in view on the other tabs', async () => {
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'import')
    await page.getByRole('button', { name: 'Generate SEO Content' }).click()
    await page.getByRole('button', { name: 'Generating...' }).waitFor()
    expect(await page.getByRole('button', { name: 'Generating...' }).isDisabled()).toBe(true)
    await page.getByText('SEO Content Generated', { exact: true }).waitFor()
    await page.getByText(/^Generated SEO content for [\d,]+ businesses$/).waitFor()
    await card(page, 'SEO 문구 만들기').getByText('완료').waitFor()
    await page.getByRole('button', { name: 'Generate SEO Content' }).waitFor()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await card(page, 'SEO 문구 만들기').waitFor()
    expect((await site.app.storage.administration.shortcomings()).withoutSeoText).toBe(0)
    const row = page.getByRole('row', { name: /^SEO 문구 없음/ })
    expect(await row.getByRole('cell').first().textContent()).toBe('0곳')
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  })

  test('a job that has ended before anything is heard of it is shown, too', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'import')
    const newest = async () => (await (await page.request.get('/api/admin/jobs')).json()).jobs[0]
    const before = await newest()
    await page.route(/\/api\/admin\/jobs(?:\?|$)/, async (route) => {
      await expect.poll(newest).toMatchObject({ id: expect.not.stringContaining(before.id), state: 'done' })
      await route.continue()
    })
    await page.getByRole('button', { name: 'Generate SEO Content' }).click()
    await card(page, 'SEO 문구 만들기').getByText('완료').first().waitFor()
    await page.close()
  })

  test.each([
    ['the first question is refused', [false], [question], false],
    ['the final warning is refused', [true, false], [question, finalWarning], false],
    [
      'another word is typed',
      [true, true, 'delete'],
      [question, finalWarning, 'Type DELETE to confirm:'],
      true,
    ],
  ] as const)('nothing is deleted where %s', async (_, answers, dialogs, isSaid) => {
    const before = await countListings()
    const { page } = await openPanel(site.browser, site.app.origin, 'import')
    const said = answerDialogs(page, answers)
    await page.getByRole('button', { name: 'Delete All Data' }).click()
    expect(said).toEqual(dialogs)
    if (isSaid) await page.getByText('아무것도 지우지 않았습니다', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Delete All Data' }).isEnabled()).toBe(true)
    expect(await countListings()).toBe(before)
    await page.close()
  })

  test('everything is deleted after three steps, and restored from the snapshot', async () => {
    const before = await countListings()
    const form = {
      name: '솔방울 분식',
      address: '서울특별시 마포구 양화로 90',
      country: '대한민국',
      category: '분식',
    }
    await site.app.fetch('/add-business', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...form, email: 'owner@example.org' }).toString(),
    })
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'businesses')
    const countries = page.getByRole('combobox', { name: '국가' }).getByRole('option')
    await countries.nth(2).waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.locator('.stat-card').first().getByText('3k').waitFor()
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    const waiting = page.getByText(/^아직 처리하지 않은 등록 신청 [12]건도 함께 지워집니다.$/)
    await waiting.waitFor()
    const said = answerDialogs(page, [true, true, 'DELETE', true])
    await page.getByRole('button', { name: 'Delete All Data' }).click()
    await page.getByText('All data deleted', { exact: true }).waitFor()
    await page.getByText('All business data has been permanently deleted', { exact: true }).waitFor()
    expect(said.slice(0, 2)).toEqual([question, finalWarning])
    expect(await countListings()).toBe(0)
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.locator('.stat-card').first().getByText('0', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Businesses' }).click()
    await page.getByText('업체 0곳').waitFor()
    await expect.poll(() => countries.allTextContents()).toEqual(['All Countries'])

    await page.getByRole('link', { name: 'Import', exact: true }).click()
    await page
      .getByRole('button', { name: /스냅숏 복원$/ })
      .first()
      .waitFor()
    await waiting.waitFor({ state: 'detached' })
    // The newest, where a first try has left another.
    await page
      .getByRole('button', { name: /스냅숏 복원$/ })
      .first()
      .click()
    await page.getByText('복원 완료', { exact: true }).waitFor()
    expect(said).toHaveLength(4)
    await waiting.waitFor()
    expect(await countListings()).toBe(before)
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.locator('.stat-card').first().getByText('3k').waitFor()
    expect(problems).toEqual([])
    await page.close()
  })

  test('an ended job stays in the tray until it is dismissed, also after reloading', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'dashboard', { viewport: phone })
    await tray(page)
      .getByRole('button', { name: /^끝난 작업/ })
      .click()
    const restored = card(page, '복원 ·')
    await restored.waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await restored.getByRole('button', { name: /치우기$/ }).click()
    await restored.waitFor({ state: 'detached' })
    await page.reload()
    await tray(page)
      .getByRole('button', { name: /^끝난 작업/ })
      .click()
    await card(page, '전체 삭제').first().waitFor()
    expect(await restored.count()).toBe(0)
    await page.close()
  })

  test('an export is a job with a file, saved when it is done', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'dashboard')
    const headers = { prefer: 'respond-async', cookie: await site.app.login() }
    expect((await site.app.fetch('/api/admin/export', { headers })).status).toBe(202)
    await page.reload()
    await tray(page).waitFor()
    const toggle = tray(page).getByRole('button', { expanded: false })
    if (await toggle.count()) await toggle.click()
    const download = page.waitForEvent('download')
    await card(page, '내보내기')
      .getByRole('link', { name: /파일 받기$/ })
      .first()
      .click()
    expect((await download).suggestedFilename()).toMatch(/^businesses_all_.+\.xlsx$/)
    await page.close()
  })

  test('a snapshot is taken at a press of a button, and listed', async () => {
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'import')
    const listed = page.getByRole('button', { name: /스냅숏 복원$/ })
    await page.getByRole('heading', { name: '스냅숏' }).waitFor()
    const stored = () => readdir(join(site.app.dataDir, 'snapshots')).catch(() => [])
    const before = (await stored()).length
    await page.getByRole('button', { name: '지금 스냅숏 남기기' }).press('Enter')
    await page.getByText('스냅숏 완료', { exact: true }).waitFor()
    await expect.poll(() => listed.count()).toBe(before + 1)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  })
})
