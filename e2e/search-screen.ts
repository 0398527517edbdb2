import type { Page } from 'playwright-core'
import { listingRows } from '../test/app/listing-rows.ts'

const places = {
  서울: { full_address: '서울특별시 마포구 양화로 45', phone: '02-333-4444' },
  부산: { full_address: '부산광역시 해운대구 해운대로 10', phone: '051-222-3333' },
} as const

/** Listings for the tests, and cafés, each ranked above the one before; two of three are in 서울. */
export const cafeRows = [
  ...listingRows,
  ...Array.from({ length: 45 }, (_, index) => ({
    ...places[index % 3 === 2 ? '부산' : '서울'],
    name: `바다 카페 ${index + 1}`,
    place_id: `ChIJcafe${index}`,
    category: 'Cafe',
    country: '대한민국',
    rating: '4.5',
    reviews: String(900 - index),
  })),
]

/** The list's own description of its content. */
export const listStatus = (page: Page) => page.locator('.list-head [role=status]').textContent()

/** Types into the focused field and waits for the suggestions for the whole text. */
export async function typeUntilSuggested(page: Page, text: string) {
  await page.keyboard.type(text)
  await page.getByRole('option').locator('mark', { hasText: text }).first().waitFor()
}
