import { describe, expect, test } from 'vitest'
import { importRows, type ListingRow } from '../test/app/listing-rows.ts'
import { openPage, phone } from './browser.ts'
import { useSite } from './use-site.ts'
import { Visitor } from './visitor.ts'

const always = JSON.stringify(
  Object.fromEntries(
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
      day,
      'Open 24 hours',
    ]),
  ),
)

const listings = (count: number, rowOf: (index: number) => ListingRow): readonly ListingRow[] =>
  Array.from({ length: count }, (_, index) => ({ place_id: `ChIJ${rowOf(0).name}${index}`, ...rowOf(index) }))

const rows = [
  ...listings(6, (index) => ({
    name: `Steel Bridge Heating ${index}`,
    category: 'HVAC contractor',
    full_address: `${index + 1} Main St, Pittsburgh, PA 15237, United States`,
    country: 'United States',
    phone: `+1 412-555-01${index + 10}`,
    working_hours: always,
  })),
  ...listings(3, (index) => ({
    name: `Lake Shore Heating ${index}`,
    category: 'HVAC contractor',
    full_address: `${index + 1} Lake St, Buffalo, NY 14201, United States`,
    country: 'United States',
  })),
  ...listings(8, (index) => ({
    name: `느티나무 다방 ${index}`,
    category: 'Cafe',
    full_address: `서울특별시 성동구 연무장길 ${index + 1}`,
    country: '대한민국',
    phone: `02-555-01${index + 10}`,
    ...(index % 2 && { working_hours: always }),
  })),
  ...listings(6, (index) => ({
    name: `Charminar Fitness ${index}`,
    category: 'Gym',
    full_address: `${index + 1} Lake Road, Himayatnagar, Hyderabad, Telangana 500029, India`,
    country: 'India',
    phone: `+91 40 5550 10${index + 10}`,
    location_link: `https://www.google.com/maps/place/x/@${17.4 + index / 100},78.48,14z`,
  })),
  ...listings(5, (index) => ({
    name: `Gasthaus Linde ${index}`,
    category: index % 2 ? 'Vegan restaurant' : 'Restaurant',
    full_address: `Seestrasse ${index + 1}, 8002 Zürich, Switzerland`,
    country: 'Switzerland',
    phone: `+41 44 555 01 ${index + 10}`,
  })),
]

describe('journeys of visitors in need', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, rows) })

  async function onPhone(options = {}) {
    const { page } = await openPage(site.browser, site.app.origin, {
      viewport: phone,
      hasTouch: true,
      ...options,
    })
    return { page, visitor: new Visitor(page) }
  }

  test('the heating is broken in Pittsburgh', async () => {
    const { page, visitor } = await onPhone()
    await visitor.search('hvac', 'pittsburgh')
    const { names, call, steps } = await visitor.answer('HVAC in Pittsburgh')
    expect(names).toHaveLength(6)
    expect(names.every((name) => name.startsWith('Steel Bridge'))).toBe(true)
    expect(call).toMatch(/^tel:\+1412/)
    expect(steps).toBeLessThanOrEqual(3)
    await page.close()
  })

  test('a café in 성동구 that is open now', async () => {
    const { page, visitor } = await onPhone()
    await visitor.search('카페', '성동구')
    await visitor.tap('link', '지금 영업 중')
    await expect.poll(() => page.locator('.row-link').count()).toBe(4)
    const { names, call, steps } = await visitor.answer('café in 성동구, open now')
    expect(names.every((name) => name.startsWith('느티나무 다방'))).toBe(true)
    expect(await page.locator('.state').first().textContent()).toContain('영업 중')
    expect(call).toMatch(/^tel:\+822/)
    expect(steps).toBeLessThanOrEqual(3)
    await page.close()
  })

  test('a gym near me, in Hyderabad', async () => {
    const { page, visitor } = await onPhone({
      geolocation: { latitude: 17.4, longitude: 78.48 },
      permissions: ['geolocation'],
    })
    await visitor.search('gym')
    await visitor.tap('button', '내 주변')
    await page.waitForURL(/lat=/)
    await expect.poll(() => page.locator('.row-where b').count()).toBe(6)
    const { names, steps } = await visitor.answer('gym near me in Hyderabad')
    expect(names[0]).toBe('Charminar Fitness 0')
    expect(steps).toBeLessThanOrEqual(3)
    await page.close()
  })

  test('something vegan in Zürich', async () => {
    const { page, visitor } = await onPhone()
    await visitor.search('vegan', 'zürich')
    const { names, steps } = await visitor.answer('vegan in Zürich')
    expect(names.slice(0, 2).toSorted()).toEqual(['Gasthaus Linde 1', 'Gasthaus Linde 3'])
    expect(steps).toBeLessThanOrEqual(3)
    await page.close()
  })
})
