import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Business, BusinessList } from '../src/domain/directory/directory.ts'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems, phone } from './browser.ts'
import { useSite } from './use-site.ts'

describe('businesses in the panel', () => {
  const site = useSite({ sampleData: true })

  const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
  const loaded = (page: Page) => page.getByText(/^업체 [\d,]+\+?곳$/).waitFor()
  const dialog = (page: Page) => page.getByRole('dialog')

  test('spec §2: search, country, category and status narrow the table, 50 on a page, five page buttons', async () => {
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'businesses')
    await loaded(page)
    expect(await rows(page).count()).toBe(50)
    const pages = page.getByRole('navigation', { name: '페이지' })
    expect(await pages.getByRole('button').allTextContents()).toEqual([
      'Previous',
      '1',
      '2',
      '3',
      '4',
      '5',
      'Next',
    ])
    await pages.getByRole('button', { name: 'Page 3' }).click()
    await page.waitForURL(/page=3/)

    const country = page.getByRole('combobox', { name: '국가' })
    expect((await country.getByRole('option').allTextContents())[0]).toBe('All Countries')
    await country.selectOption({ index: 1 })
    await page.waitForURL((url) => url.searchParams.has('country') && !url.searchParams.has('page'))
    const chosen = (await country.getByRole('option').nth(1).textContent()) ?? ''
    await page.getByRole('button', { name: `Export ${chosen.replace(/ \([\d,]+\)$/, '')}` }).waitFor()
    const categories = await page
      .getByRole('combobox', { name: '카테고리' })
      .getByRole('option')
      .allTextContents()
    expect(categories.slice(0, 4)).toEqual(['All', 'Service Provider', 'Restaurant', 'Auto Service'])
    const status = page.getByRole('combobox', { name: '상태' })
    expect(await status.getByRole('option').allTextContents()).toEqual(['All', 'Verified', 'Pending'])
    await status.selectOption('Verified')
    await page.getByText('조건에 맞는 업체가 없습니다').waitFor()
    await status.selectOption('Pending')
    await rows(page).first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('searchbox').fill('zzzzqqqq')
    await page.getByRole('searchbox').press('Enter')
    await page.getByText('업체 0곳').waitFor()
    await page.goBack()
    await rows(page).first().waitFor()
    expect(problems).toEqual([])
    await page.close()
  })

  test('Edit: problems are shown at their fields, then the edit is saved and seen', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    await loaded(page)
    await rows(page)
      .nth(2)
      .getByRole('button', { name: /^Edit / })
      .click()
    const name = dialog(page).getByRole('textbox', { name: '이름' })
    await name.fill('')
    await dialog(page).getByRole('button', { name: '저장' }).click()
    await dialog(page).getByText('상호에 글자나 숫자를 넣어 주십시오.').waitFor()
    expect(await name.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await accessibilityProblems(page)).toEqual([])
    await name.fill('패널에서 고친 가게')
    await dialog(page).getByRole('checkbox', { name: 'Verified' }).check()
    await dialog(page).getByRole('button', { name: '저장' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await page.getByRole('rowheader', { name: /패널에서 고친 가게/ }).waitFor()
    expect(
      await site.app.json(`/api/businesses?search=${encodeURIComponent('패널에서 고친')}`),
    ).toMatchObject({
      businesses: [{ isVerified: true }],
    })
    await page.close()
  })

  test('leaving an edit with changes asks first, by key and by button; without changes it does not', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    const asked: string[] = []
    let leaves = false
    page.on('dialog', async (question) => {
      asked.push(question.message())
      await (leaves ? question.accept() : question.dismiss())
    })
    const city = dialog(page).getByRole('combobox', { name: '도시' })
    const open = () =>
      page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
    await open()
    const before = await city.inputValue()
    await city.fill('다른 도시')
    await page.keyboard.press('Escape')
    await expect.poll(() => asked).toHaveLength(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => asked).toHaveLength(2)
    expect(await city.inputValue()).toBe('다른 도시')
    await dialog(page)
      .getByRole('button', { name: /^폐업 처리/ })
      .click()
    await expect.poll(() => asked).toHaveLength(3)
    await dialog(page).getByRole('button', { name: '닫기' }).click()
    await expect.poll(() => asked).toHaveLength(4)
    expect(await city.inputValue()).toBe('다른 도시')

    leaves = true
    await dialog(page).getByRole('button', { name: '닫기' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(new Set(asked)).toEqual(new Set(['저장하지 않은 내용이 있습니다. 저장하지 않고 닫을까요?']))
    await open()
    expect(await city.inputValue()).toBe(before)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(asked).toHaveLength(5)
    await page.close()
  })

  test('two administrators edit one listing: the second is told what changed, and keeps it when saving again', async () => {
    const first = await openPanel(site.browser, site.app.origin, 'businesses')
    const second = await openPanel(site.browser, site.app.origin, 'businesses')
    for (const { page } of [first, second]) {
      // The city is one that nobody knows.
      page.on('dialog', (question) => question.accept())
      await loaded(page)
      await rows(page)
        .nth(4)
        .getByRole('button', { name: /^Edit / })
        .click()
      await dialog(page).getByRole('textbox', { name: '이름' }).waitFor()
    }
    await dialog(first.page).getByRole('combobox', { name: '도시' }).fill('첫째 도시')
    await dialog(first.page).getByRole('button', { name: '저장' }).click()
    await dialog(first.page).waitFor({ state: 'detached' })

    await dialog(second.page).getByRole('textbox', { name: '전화번호' }).fill('02-333-4444')
    await dialog(second.page).getByRole('button', { name: '저장' }).click()
    await dialog(second.page)
      .getByRole('alert')
      .getByText(/그사이 다른 곳에서/)
      .waitFor()
    await dialog(second.page).getByText('첫째 도시').waitFor()
    await dialog(second.page).getByRole('button', { name: '저장' }).click()
    await dialog(second.page).waitFor({ state: 'detached' })
    const list = (await site.app.json(`/api/businesses?city=${encodeURIComponent('첫째 도시')}`)) as {
      businesses: { phone: string }[]
    }
    expect(list.businesses.map(({ phone }) => phone)).toHaveLength(1)
    expect(list.businesses[0]?.phone).toContain('333')
    await first.page.close()
    await second.page.close()
  })

  test('Delete takes a business away at once, and the notice brings it back', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    await loaded(page)
    const before = (await site.app.storage.listings.statistics()).totalBusinesses
    const row = rows(page).nth(6)
    const name = await row.getByRole('link').textContent()
    await row.getByRole('button', { name: /^Delete / }).click()
    await page.getByText(`“${name}” 업체를 삭제했습니다.`).waitFor()
    expect((await site.app.storage.listings.statistics()).totalBusinesses).toBe(before - 1)
    await page.getByRole('button', { name: '되돌리기' }).click()
    await page.getByText('1곳을 되돌렸습니다.').first().waitFor()
    expect((await site.app.storage.listings.statistics()).totalBusinesses).toBe(before)
    await page.close()
  })

  test('a selection is verified; everything that matches is unverified in a job', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    await loaded(page)
    await page.getByRole('checkbox', { name: '이 페이지의 업체 모두 고르기' }).check()
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await page.getByText('곳을 인증했습니다.').waitFor()
    const { verifiedBusinesses } = await site.app.storage.listings.statistics()
    expect(verifiedBusinesses).toBeGreaterThanOrEqual(50)

    await page.getByRole('combobox', { name: '상태' }).selectOption('Verified')
    await page.waitForURL(/status=verified/)
    // The list before stays until this one is there, and takes a choice with it.
    await page.getByText(`업체 ${verifiedBusinesses}곳`, { exact: true }).waitFor()
    await page
      .getByRole('checkbox', { name: / 고르기$/ })
      .nth(1)
      .check()
    await page.getByRole('checkbox', { name: /모두에 적용/ }).check()
    await page.getByRole('button', { name: 'Unverify' }).click()
    await page.getByText('업체 0곳').waitFor()
    expect((await site.app.storage.listings.statistics()).verifiedBusinesses).toBe(0)
    await page.close()
  })

  test('submissions of visitors beside what is listed: edited, approved and rejected', async () => {
    const { businesses } = (await site.app.json('/api/businesses?limit=1')) as BusinessList
    const [listed] = businesses as readonly [Business]
    for (const name of ['승인할 가게', '반려할 가게']) {
      const fields = {
        name,
        category: '꽃집',
        address: name === '반려할 가게' ? listed.address : '서울 성동구 왕십리로 1',
        country: name === '반려할 가게' ? listed.country : '대한민국',
        email: 'a@example.com',
      }
      await site.app.fetch('/add-business', { method: 'POST', body: new URLSearchParams(fields) })
    }
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    await page.getByRole('heading', { name: '등록 신청 2건' }).click()
    const known = page.getByRole('listitem').filter({ hasText: '반려할 가게' })
    const typed = page.getByRole('listitem').filter({ hasText: '승인할 가게' })
    expect(await typed.textContent()).toContain('서울 · 대한민국')
    expect(await known.getByRole('link', { name: listed.name }).getAttribute('href')).toBe(
      `/details/${encodeURIComponent(listed.slug)}`,
    )
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: '승인할 가게 수정' }).click()
    await dialog(page).getByRole('textbox', { name: '전화' }).fill('02-123-4567')
    await dialog(page).getByRole('button', { name: '저장' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await typed.getByText('02-123-4567').waitFor()
    await page.getByRole('button', { name: '승인할 가게 승인' }).click()
    await page.getByText('승인할 가게: 등록 신청을 승인했습니다.', { exact: true }).waitFor()
    await page.getByRole('button', { name: '반려할 가게 반려' }).click()
    await page.getByText('반려할 가게: 등록 신청을 반려했습니다.', { exact: true }).waitFor()
    await page.getByRole('button', { name: '되돌리기' }).press('Enter')
    await page.getByRole('heading', { name: '등록 신청 1건' }).waitFor()
    expect(await site.app.json(`/api/businesses?search=${encodeURIComponent('승인할 가게')}`)).toMatchObject({
      totalCount: 1,
      businesses: [{ phone: '02-123-4567' }],
    })
    await page.close()
  })

  test('a submission with the phone number of a listing: approval asks, and merges it by keyboard; undone', async () => {
    const { businesses } = (await site.app.json('/api/businesses?limit=50&hasPhone=1')) as BusinessList
    const listed = businesses.find(({ phone: number }) => number) as Business
    const fields = {
      name: '같은 번호 가게',
      category: '꽃집',
      address: listed.address,
      country: listed.country,
      phone: listed.phone ?? '',
      email: 'a@example.com',
    }
    await site.app.fetch('/add-business', { method: 'POST', body: new URLSearchParams(fields) })
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'businesses')
    await page.getByRole('heading', { name: /^등록 신청/ }).click()
    await page.getByRole('button', { name: '같은 번호 가게 승인' }).press('Enter')
    await dialog(page).getByRole('table').first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog(page).getByRole('button', { name: '새 업체로 승인' }).waitFor()
    await dialog(page).getByRole('columnheader', { name: '등록 신청, 아직 공개되지 않음' }).waitFor()
    expect(await dialog(page).getByRole('link', { name: '같은 번호 가게' }).count()).toBe(0)
    await dialog(page)
      .getByRole('button', { name: /합치기/ })
      .first()
      .press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    const { name } = listed
    expect(await site.app.json(`/api/businesses/${listed.id}`)).toMatchObject({ id: listed.id })
    await page.getByRole('button', { name: '되돌리기' }).press('Enter')
    await page.getByRole('button', { name: '같은 번호 가게 승인' }).waitFor()
    expect(await site.app.json(`/api/businesses/${listed.id}`)).toMatchObject({ name })
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
    await page.close()
  })

  test('works at 360 px: nothing is wider than the screen, the name stays in view', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses', { viewport: phone })
    await loaded(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.getByRole('region', { name: '업체 목록' }).evaluate((element) => element.scrollBy(600, 0))
    expect((await rows(page).first().getByRole('link').boundingBox())?.x).toBeLessThan(120)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.close()
  })
})
