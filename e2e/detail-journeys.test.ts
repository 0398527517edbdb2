import { describe, expect, test } from 'vitest'
import { importRows, type ListingRow } from '../test/app/listing-rows.ts'
import { openPanel } from './admin-login.ts'
import { openPage, phone, whenSettled } from './browser.ts'
import { useSite } from './use-site.ts'
import { Visitor } from './visitor.ts'

const place = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/place/x/@${latitude},${longitude},14z` as const

const rows: readonly ListingRow[] = [
  ...['Dobar Pas', 'Mala Šapa', 'Zelena Njuška'].map((name, index) => ({
    name: `Veterinarska ambulanta ${name}`,
    place_id: `ChIJvet${index}`,
    category: 'Veterinarian',
    country: 'Serbia',
    full_address: `Bulevar kralja Aleksandra ${index + 70}, Beograd 11000, Serbia`,
    phone: `+381 11 244 41 ${index + 10}`,
    location_link: place(44.8 + index / 1000, 20.48),
  })),
  ...['Linde', 'Krone', 'Sternen', 'Rössli', 'Adler', 'Hirschen'].map((name, index) => ({
    name: `Gasthaus ${name}`,
    place_id: `ChIJinn${index}`,
    category: 'Restaurant',
    country: 'Switzerland',
    full_address: `Seestrasse ${index + 1}, 8002 Zürich, Switzerland`,
    phone: `+41 44 555 01 ${index + 10}`,
    rating: '4.6',
    reviews: '812',
    location_link: place(47.36 + index / 1000, 8.53),
  })),
]

describe('journeys to the page of a business and on', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, rows) })

  async function onPhone() {
    const opened = await openPage(site.browser, site.app.origin, { viewport: phone, hasTouch: true })
    return { ...opened, visitor: new Visitor(opened.page) }
  }

  test('a vet in Belgrade, from the search to the call', async () => {
    const { page, problems, visitor } = await onPhone()
    await visitor.search('동물병원', '베오그라드')
    await visitor.tapOn(page.locator('.row-link').first())
    await page.getByRole('heading', { level: 1, name: /^Veterinarska ambulanta/ }).waitFor()
    const call = page.locator('.answer-actions .button-primary')
    expect(await call.getAttribute('href')).toMatch(/^tel:\+38111244411\d$/)
    const box = await call.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height)
    // The call itself is one tap more.
    expect(visitor.tell('vet in Belgrade') + 1).toBeLessThanOrEqual(4)
    expect(problems).toEqual([])
    await page.close()
  })

  test('without a connection the list stays, no business is called gone, and it comes once the connection is back', async () => {
    const { page, visitor } = await onPhone()
    await visitor.search('동물병원', '베오그라드')
    await visitor.tapOn(page.locator('.row-link').first())
    await page.getByRole('heading', { level: 1, name: /^Veterinarska ambulanta/ }).waitFor()
    await page.goBack()
    await page.locator('.row-link').nth(2).waitFor()
    await page.context().setOffline(true)
    const next = page.locator('.row-link').nth(1)
    const name = (await next.textContent()) ?? ''
    await visitor.tapOn(next)
    const notice = page.getByRole('alert').filter({ hasText: '연결할 수 없습니다' })
    await notice.waitFor()
    expect(await page.getByText('삭제된 업체').count()).toBe(0)
    await page.context().setOffline(false)
    await notice.waitFor({ state: 'detached' })
    await visitor.tapOn(next)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expect.poll(() => page.title()).toContain(name)
    await page.close()
  })

  test('four restaurants in Zürich, one after the other, and back to the list with its search', async () => {
    const { page, problems, visitor } = await onPhone()
    await visitor.search('restaurant', 'zürich')
    const list = await page.evaluate(() => location.pathname + location.search)
    const visited = [await page.locator('.row-link').first().textContent()]
    await visitor.tapOn(page.locator('.row-link').first())
    await page.getByRole('heading', { level: 1, name: visited[0] ?? '' }).waitFor()
    while (visited.length < 4) {
      const links = page.locator('section[aria-labelledby="near-by"] .row-link')
      await links.first().waitFor()
      const next = (await links.allTextContents()).find((name) => !visited.includes(name)) ?? ''
      await visitor.tapOn(links.filter({ hasText: next }))
      await page.getByRole('heading', { level: 1, name: next }).waitFor()
      visited.push(next)
    }
    expect(new Set(visited).size).toBe(4)
    await visitor.tap('link', '보던 목록으로')
    // The page of a business has rows too, of its neighbours: rows alone do not say that the list is back.
    await page.locator('.list-head').waitFor()
    expect(await page.evaluate(() => location.pathname + location.search)).toBe(list)
    expect(visitor.tell('four restaurants in Zürich, and back')).toBe(7)
    expect(problems).toEqual([])
    await page.close()
  })

  test('the arrow on the page leads back to where the list was left', async () => {
    const { page, visitor } = await onPhone()
    await visitor.search('restaurant', 'zürich')
    const row = page.locator('.row-link').last()
    await row.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => ({ address: location.href, y: scrollY }))
    expect(left.y).toBeGreaterThan(100)
    await visitor.tapOn(row)
    await page.locator('.detail-back').waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await visitor.tap('link', '보던 목록으로')
    await row.waitFor()
    await expect.poll(() => page.evaluate(() => ({ address: location.href, y: scrollY }))).toEqual(left)
    await page.close()
  })

  test('a wrong number is reported, applied by the administrator, and right on the page', async () => {
    const { page, visitor } = await onPhone()
    await visitor.search('Gasthaus Krone')
    await visitor.tapOn(page.locator('.row-link', { hasText: 'Gasthaus Krone' }))
    await page.getByRole('heading', { level: 1, name: 'Gasthaus Krone' }).waitFor()
    const form = page.locator('.report > .report-form')
    await visitor.tapOn(form.locator('.chip', { hasText: '전화' }))
    await visitor.type(form.getByLabel('덧붙일 말'), '+41 44 555 99 99')
    await visitor.tapOn(form.getByRole('button', { name: '보내기' }))
    await page.getByRole('status').filter({ hasText: '고맙습니다' }).waitFor()
    expect(visitor.tell('report a wrong number')).toBeLessThanOrEqual(5)

    const panel = await openPanel(site.browser, site.app.origin, 'businesses')
    const administrator = new Visitor(panel.page)
    await administrator.tapOn(panel.page.getByText('틀린 정보 알림 1건'))
    await administrator.tap('button', 'Gasthaus Krone 수정')
    await panel.page
      .getByRole('region', { name: '방문자가 알린 내용' })
      .getByText('+41 44 555 99 99')
      .waitFor()
    await administrator.type(panel.page.getByRole('textbox', { name: '전화번호' }), '+41 44 555 99 99')
    await administrator.tapOn(panel.page.getByRole('button', { name: '저장', exact: true }))
    await panel.page.getByText('틀린 정보 알림 1건').waitFor({ state: 'hidden' })
    expect(administrator.tell('apply it')).toBeLessThanOrEqual(4)
    await site.app.untilKnown()

    await page.goto(page.url().replace(/[?#].*/, ''))
    await whenSettled(page)
    expect(await page.locator('.hero-phone').getAttribute('href')).toBe('tel:+41445559999')
    await panel.page.close()
    await page.close()
  })

  test('a business says that it is its own, and the administrator has its contact', async () => {
    const { page, problems, visitor } = await onPhone()
    await visitor.search('Gasthaus Adler')
    await visitor.tapOn(page.locator('.row-link', { hasText: 'Gasthaus Adler' }))
    await page.getByRole('heading', { level: 1, name: 'Gasthaus Adler' }).waitFor()
    await visitor.tapOn(page.getByText('우리 가게입니다'))
    const owner = page.locator('.report-form')
    await visitor.tapOn(owner.locator('.chip', { hasText: '시간' }))
    await visitor.type(owner.getByLabel('이메일 또는 전화번호'), 'owner@example.org')
    await visitor.tapOn(owner.getByRole('button', { name: '보내기' }))
    await page.getByRole('status').filter({ hasText: '고맙습니다' }).waitFor()
    expect(visitor.tell('claim a business')).toBeLessThanOrEqual(6)
    expect(problems).toEqual([])

    const panel = await openPanel(site.browser, site.app.origin, 'businesses')
    await panel.page.getByText(/틀린 정보 알림 \d건/).click()
    await panel.page.getByText('연락처: owner@example.org').waitFor()
    await panel.page.close()
    await page.close()
  })
})
