import { describe, expect, test } from 'vitest'
import { importRows } from '../test/app/listing-rows.ts'
import { openPanel } from './admin-login.ts'
import { accessibilityProblems, phone } from './browser.ts'
import { useSite } from './use-site.ts'

describe('the editor', () => {
  const site = useSite({
    fill: (app) =>
      importRows(app, [
        {
          name: 'Salon Nord',
          place_id: 'ChIJsalon',
          category: 'Hair salon',
          full_address: 'Unknown way 7',
          phone: '02-700-2000',
        },
        { name: 'Bäcker Nord', place_id: 'ChIJbrot', category: 'Bakery', country: 'Germany' },
        { name: 'Zahn Nord', place_id: 'ChIJzahn1', category: 'Dental clinic', country: 'Germany' },
        {
          name: 'Zahn Ost',
          place_id: 'ChIJzahn2',
          category: 'Dental clinic',
          country: 'Germany',
          phone: '030 1234567',
        },
        { name: 'Zahn West', place_id: 'ChIJzahn3', category: 'Dentist', country: 'Germany' },
      ]),
  })

  const stored = async () => {
    const { listings } = await site.app.storage.listings.listPage(
      { terms: ['salon'] },
      { sort: 'latest', limit: 1, offset: 0 },
    )
    return listings[0]
  }

  test('a trade and a country are chosen by their Korean names, and hours are picked and copied', async () => {
    const { page, problems } = await openPanel(site.browser, site.app.origin, 'businesses', {
      viewport: phone,
    })
    await page.getByRole('button', { name: 'Edit Salon Nord' }).click()
    const dialog = page.getByRole('dialog')
    const trade = dialog.getByLabel('카테고리')
    await expect.poll(() => trade.inputValue()).toBe('미용실')
    const offered = trade.locator('xpath=..').locator('datalist option')
    expect(
      await offered.evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value)),
    ).toContain('제과점')
    await trade.fill('제과점')
    await dialog.getByLabel('국가').fill('독일')
    const day = (name: string) => dialog.getByLabel(name, { exact: true })
    const copyTo = async (days: string) => {
      await dialog.getByLabel('붙여 넣을 요일').selectOption({ label: days })
      await dialog.getByRole('button', { name: '복사' }).click()
    }
    await day('월요일').selectOption({ label: '글로 적기' })
    await day('월요일 영업시간 글').fill('abc')
    await copyTo('모든 요일에')
    expect(await day('일요일 영업시간 글').inputValue()).toBe('abc')
    await day('목요일').selectOption({ label: '여는 시간' })
    await day('목요일 여는 시각').fill('09:00')
    await day('금요일').selectOption({ label: '24시간' })
    await dialog.getByRole('button', { name: '저장' }).click()
    await dialog
      .getByText(
        /^월요일, 화요일, 수요일, 토요일, 일요일: 읽을 수 없는 시간입니다.* 목요일: 닫는 시각이 없습니다/,
      )
      .waitFor()
    await expect
      .poll(() => day('월요일 영업시간 글').evaluate((one) => one === document.activeElement))
      .toBe(true)
    expect(
      await dialog.locator('[aria-invalid]').evaluateAll((all) => all.map((one) => one.ariaLabel)),
    ).toContain('목요일 닫는 시각')
    expect(await accessibilityProblems(page)).toEqual([])

    await day('월요일').selectOption({ label: '여는 시간' })
    expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    await day('월요일 여는 시각').fill('11:00')
    await day('월요일 닫는 시각').fill('15:00')
    await dialog.getByRole('button', { name: '월요일 시간 더하기' }).press('Enter')
    await day('월요일 2번째 여는 시각').fill('17:00')
    await day('월요일 2번째 닫는 시각').fill('02:00')
    await dialog.getByText('다음 날 닫음').waitFor()
    await copyTo('모든 요일에')
    await day('일요일').selectOption({ label: '휴무' })
    await day('토요일').selectOption({ label: '모름' })
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: '저장' }).click()
    await dialog.waitFor({ state: 'detached' })
    const listing = await stored()
    expect(listing).toMatchObject({ category: 'Bakery', countryCode: 'DE' })
    const { Saturday, Sunday, ...others } = listing?.openingHours ?? {}
    expect([Saturday, Sunday]).toEqual([undefined, 'Closed'])
    expect(Object.values(others)).toEqual(Array(5).fill('11:00-15:00, 17:00-02:00'))
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([])
    await page.close()
  })

  test('a trade has its Korean name whatever the source calls it, in the editor, in a change of many and where it is closed', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    const questions: string[] = []
    page.on('dialog', (asked) => {
      questions.push(asked.message())
      return asked.accept()
    })
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Edit Zahn West' }).click()
    await expect.poll(() => dialog.getByLabel('카테고리').inputValue()).toBe('치과')
    expect(await dialog.getByRole('link', { name: '공개 페이지 보기' }).getAttribute('href')).toMatch(
      /^\/details\/zahn-west-/,
    )
    await dialog.getByRole('button', { name: '폐업 처리: Zahn West' }).click()
    await page.getByText('폐업한 업체 1곳').click()
    expect(questions).toEqual([expect.stringContaining('방문자 알림도 더는 기다리지 않습니다')])
    await page.getByRole('listitem').filter({ hasText: 'Zahn West' }).getByText('치과').waitFor()

    await page.getByRole('checkbox', { name: /Salon Nord/ }).check()
    await page.getByRole('button', { name: '업종·도시·국가 바꾸기' }).click()
    const offered = dialog.getByLabel('카테고리').locator('xpath=..').locator('datalist option')
    const names = await offered.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
    expect(names.filter((name) => name === '치과')).toHaveLength(1)
    expect(names.filter((name) => !/[가-힣]/.test(name))).toEqual([])
    await dialog.getByLabel('카테고리').fill('치과')
    await dialog.getByText('업체 1곳: 카테고리 → 치과.').waitFor()
    await page.close()
  })

  test('a change of many asks before it makes a trade that nobody knows, and before it is left', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    const dialog = page.getByRole('dialog')
    await page.getByRole('checkbox', { name: /Salon Nord/ }).check()
    await page.getByRole('button', { name: '업종·도시·국가 바꾸기' }).click()
    const trade = dialog.getByLabel('카테고리')
    expect(await trade.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await dialog.getByText('바꿀 항목을 하나 이상').count()).toBe(0)
    await trade.press('Enter')
    await dialog.getByRole('alert').getByText('바꿀 항목을 하나 이상').waitFor()
    await page.setViewportSize(phone)
    const end = await dialog.getByRole('button', { name: '1곳 바꾸기' }).boundingBox()
    expect((await dialog.boundingBox())?.height).toBeLessThan(phone.height)
    expect(end?.y).toBeLessThan(phone.height)
    const refuseOn = async (key: string) => {
      const [asked] = await Promise.all([
        page.waitForEvent('dialog').then(async (question) => {
          const text = question.message()
          await question.dismiss()
          return text
        }),
        trade.press(key),
      ])
      return asked
    }
    await trade.fill('미요')
    expect(await refuseOn('Enter')).toContain('“미요”: 목록에 없는 업종입니다')
    expect(await refuseOn('Escape')).toContain('저장하지 않은 내용')
    expect(await trade.inputValue()).toBe('미요')
    await trade.fill('')
    await trade.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.close()
  })

  test('a city that nobody knows is asked about, with the one that may be meant; known ones are offered', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses')
    const asked: string[] = []
    let isKept = false
    page.on('dialog', async (question) => {
      asked.push(question.message())
      await (isKept ? question.accept() : question.dismiss())
    })
    const dialog = page.getByRole('dialog')
    const city = dialog.getByLabel('도시')
    const offered = () =>
      city
        .locator('xpath=..')
        .locator('datalist option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))

    await page.getByRole('button', { name: 'Edit Bäcker Nord' }).click()
    await city.fill('Hambrug')
    await city.press('Enter')
    await expect.poll(() => asked).toEqual([expect.stringMatching(/“Hambrug”.*혹시 Hamburg 아닙니까/)])
    expect(await city.inputValue()).toBe('Hambrug')
    await city.fill('Hamburg')
    await city.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(asked).toHaveLength(1)

    await page.getByRole('checkbox', { name: /Zahn Nord/ }).check()
    await page.getByRole('button', { name: '업종·도시·국가 바꾸기' }).click()
    await city.fill('함부')
    await expect.poll(offered).toEqual(['Hamburg'])
    // It is one elsewhere, and not in the country of the listing.
    await city.fill('Busan')
    await city.press('Enter')
    await expect.poll(() => asked.at(-1)).toMatch(/“Busan”.*업체 1곳의 도시로/)
    await city.fill('Qwzrtx')
    isKept = true
    await city.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(asked).toEqual([asked[0], asked[1], expect.stringMatching(/“Qwzrtx”.*업체 1곳의 도시로/)])
    await page
      .getByRole('row', { name: /Zahn Nord/ })
      .getByText('Qwzrtx')
      .waitFor()
    await page.getByRole('button', { name: 'Edit Zahn Nord' }).click()
    await city.fill('Ham')
    await expect.poll(offered).toEqual(['Hamburg'])
    expect(await accessibilityProblems(page)).toEqual([])
    await page.close()
  })

  test('the actions of a row are on the screen of a phone, and nothing lies over them', async () => {
    const { page } = await openPanel(site.browser, site.app.origin, 'businesses', { viewport: phone })
    const edit = page.getByRole('button', { name: 'Edit Salon Nord' })
    await edit.scrollIntoViewIfNeeded()
    const box = await edit.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(phone.width)
    expect(await accessibilityProblems(page)).toEqual([])
    await edit.click({ trial: true })
    const number = page.getByText('030 1234567').locator('visible=true')
    await number.scrollIntoViewIfNeeded()
    const [end, start] = [await number.boundingBox(), await edit.boundingBox()]
    expect((end?.x ?? 0) + (end?.width ?? 999)).toBeLessThanOrEqual(start?.x ?? 0)
    await page.close()
  })
})
