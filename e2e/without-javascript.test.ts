import { describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows } from '../test/app/listing-rows.ts'
import { openPage, phone, whenSettled } from './browser.ts'
import { useSite } from './use-site.ts'

const screens = [
  ['/', '동네의 모든 가게, 한 번에.', 200],
  ['/businesses', '업체 찾아보기', 200],
  ['/search?q=%EC%B9%BC%EA%B5%AD%EC%88%98', '칼국수', 200],
  ['/category/restaurants', 'Restaurants', 200],
  ['/city/%EC%84%9C%EC%9A%B8', '서울', 200],
  ['/categories', '모든 카테고리', 200],
  ['/cities', '모든 도시', 200],
  [`/business/${businessId('ChIJseoul00000000000000001')}`, '한강 손칼국수 본점', 200],
  ['/about', '소개', 200],
  ['/contact', '문의', 200],
  ['/privacy-policy', '개인정보처리방침', 200],
  ['/terms-of-service', '이용약관', 200],
  ['/add-business', '업체 등록', 200],
  ['/advertise', '광고 안내', 200],
  ['/details/none', '업체를 찾을 수 없습니다', 404],
  ['/city/none', 'City Not Found', 404],
  ['/category/none', 'Category Not Found', 404],
  ['/no/such/page', '404 Page Not Found', 404],
] as const

describe('every route of the table', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage) })

  test('reads whole without JavaScript, with the right status', async () => {
    const { page } = await openPage(site.browser, site.app.origin, { javaScriptEnabled: false })
    for (const [path, heading, status] of screens) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(status)
      expect(await page.locator('h1').textContent(), path).toBe(heading)
      expect(await page.locator('.skeleton').count(), path).toBe(0)
    }
    await page.close()
  })

  test('without JavaScript on a phone, the filters open over the whole width, and the chips stand below them', async () => {
    const { page } = await openPage(site.browser, site.app.origin, {
      javaScriptEnabled: false,
      viewport: phone,
    })
    await page.goto('/businesses')
    await page.locator('.filter-sheet > summary').click()
    const panel = await page.locator('.filter-panel').boundingBox()
    const chips = await page.locator('.list-chips').boundingBox()
    expect(panel?.width).toBe(phone.width - 2 * 16)
    expect(chips?.y).toBeGreaterThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0))
    await page.close()
  })

  test('hydrates without a mistake, and says the same', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin)
    for (const [path, heading] of screens) {
      await page.goto(path)
      // Notices about what is not there stay as the server wrote them.
      await whenSettled(page, 'main')
      expect(await page.locator('h1').textContent(), path).toBe(heading)
    }
    expect(problems.filter((problem) => !/status of 404/.test(problem))).toEqual([])
    await page.close()
  })
})
