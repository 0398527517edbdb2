import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows, listingRows } from '../test/app/listing-rows.ts'
import { openPage, stopClock, whenAlive } from './browser.ts'
import { useSite } from './use-site.ts'

const seoul = 'ChIJseoul00000000000000001'
const detail = `/business/${businessId(seoul)}`
const adScript = 'https://ads.example/ad.js'
const photo = 'https://photos.example/none.jpg'

describe('a listing', () => {
  const site = useSite({
    environment: { AD_SCRIPT_URL: adScript },
    fill: (app) =>
      importRows(
        app,
        listingRows.map((row) =>
          row.place_id === seoul ? { ...row, photo: photo.replace('https:', 'http:') } : row,
        ),
      ),
  })

  const withAds = async (page: Page) => {
    await page.route(adScript, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'document.currentScript.parentElement.dataset.ad = document.currentScript.dataset.slot',
      }),
    )
    await page.route(photo, (route) => route.fulfill({ status: 404 }))
  }

  test('second ad loads after 2000 ms; ad size 300x250; nothing moves', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await withAds(page)
    await stopClock(page)
    await page.goto(detail)
    const slots = page.locator('.ad-slot')
    expect(
      await slots.evaluateAll((all) => all.map((each) => [each.clientWidth + 2, each.clientHeight + 2])),
    ).toEqual([
      [300, 250],
      [300, 250],
    ])
    await whenAlive(page, '.ad-slot')
    const loaded = async () => {
      const [, ...frames] = page.frames()
      return Promise.all(frames.map((frame) => frame.evaluate(() => document.body?.dataset.ad)))
    }
    await expect
      .poll(async () => {
        await page.clock.runFor(1)
        return page.locator('iframe.ad-place').count()
      })
      .toBe(1)
    await expect.poll(loaded).toEqual(['1'])
    await page.clock.runFor(1998)
    expect(await page.locator('iframe.ad-place').count()).toBe(1)
    await page.clock.runFor(2)
    await expect.poll(loaded).toEqual(['1', '2'])
    await page.close()
  })

  test('a photo is asked for by https, and gives way to the picture of the category where it fails', async () => {
    const { page } = await openPage(site.browser, site.app.origin)
    await withAds(page)
    for (const path of ['/businesses', detail]) {
      await page.goto(path)
      const image = page.locator(`img[src="${photo}"]`).first()
      await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.hidden)).toBe(true)
    }
    await expect(page.locator('.detail-hero > .glyph').isVisible()).resolves.toBe(true)
    await page.close()
  })

  test('toasts: one visible at a time, 5000 ms, F8 focuses the notification area, max width 420 px', async () => {
    const { page } = await openPage(site.browser, site.app.origin, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await withAds(page)
    await stopClock(page)
    await page.goto(detail)
    await whenAlive(page, '.needs-script')
    await page.getByRole('button', { name: '주소 복사' }).click()
    const toast = page.locator('.toast')
    // The notification area is loaded with its first message.
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return toast.count()
      })
      .toBe(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('서울특별시 마포구 양화로 45')
    await page.getByRole('button', { name: '공유' }).click()
    await expect.poll(() => toast.allTextContents()).toEqual([expect.stringContaining('링크를 복사했습니다')])
    expect((await page.locator('.toast-viewport').boundingBox())?.width).toBeLessThanOrEqual(420)
    await page.clock.runFor(4999)
    expect(await toast.count()).toBe(1)
    await page.keyboard.press('F8')
    expect(await page.evaluate(() => document.activeElement?.closest('.toast-viewport') !== null)).toBe(true)
    await page.locator('h1').click()
    await page.clock.runFor(5000)
    await expect.poll(() => toast.count()).toBe(0)
    await page.close()
  })

  test('F8 focuses the notification area before there was any toast', async () => {
    const { page, problems } = await openPage(site.browser, site.app.origin)
    await page.goto('/about')
    await whenAlive(page, '.drawer')
    await page.keyboard.press('F8')
    const area = page.locator('.toast-viewport')
    await expect.poll(() => area.evaluate((each) => each === document.activeElement)).toBe(true)
    expect(await area.locator('li').filter({ visible: true }).allTextContents()).toEqual([
      '새 알림이 없습니다.',
    ])
    await page.keyboard.press('Tab')
    expect(await area.locator('li').filter({ visible: true }).count()).toBe(0)
    await page.keyboard.press('F8')
    expect(await area.evaluate((each) => each === document.activeElement)).toBe(true)
    expect(problems).toEqual([])
    await page.close()
  })

  test('a swipe to the right of 50 px dismisses a toast, a shorter one does not', async () => {
    const { page } = await openPage(site.browser, site.app.origin, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await withAds(page)
    await page.goto(detail)
    await whenAlive(page, '.needs-script')
    await page.getByRole('button', { name: '주소 복사' }).click()
    const toast = page.locator('.toast')
    await toast.waitFor()
    const box = await toast.boundingBox()
    if (!box) throw new Error('The toast has no box.')
    for (const [distance, left] of [
      [40, 1],
      [60, 0],
    ] as const) {
      await page.mouse.move(box.x + 20, box.y + 20)
      await page.mouse.down()
      await page.mouse.move(box.x + 20 + distance, box.y + 20, { steps: 8 })
      await page.mouse.up()
      await expect.poll(() => toast.count()).toBe(left)
    }
    await page.close()
  })
})
