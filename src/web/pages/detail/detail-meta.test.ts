import { expect, test } from 'vitest'
import { korean } from '../../testing/korean.ts'
import { sampleBusiness } from '../../testing/sample-directory.ts'
import { detailMeta } from './detail-meta.ts'

const site = { name: '온동네', origin: 'https://example.org', contactEmail: '', adScriptUrl: '' }

const context = { site, ...korean }

test('stored SEO texts come first', () => {
  const stored = { seoTitle: '제목', seoDescription: '설명', canonicalUrl: 'https://example.org/details/x' }
  expect(detailMeta(sampleBusiness(stored), context)).toMatchObject({
    title: '제목',
    description: '설명',
    canonical: 'https://example.org/details/x',
    openGraphType: 'business.business',
  })
})

test('a stored path is under the own address', () => {
  const meta = detailMeta(sampleBusiness({ canonicalUrl: '/details/%EC%B9%B4%ED%8E%98' }), context)
  expect(meta.canonical).toBe('https://example.org/details/%EC%B9%B4%ED%8E%98')
})

test('fallbacks name the business, its category, city and state', () => {
  const meta = detailMeta(sampleBusiness({ city: 'Portland', state: 'Oregon' }), context)
  expect(meta.title).toBe('느티나무 식당 - 한식당 | Portland, Oregon')
  expect(meta.description).toContain('Portland, Oregon의 한식당 느티나무 식당')
  expect(meta.canonical).toBe('https://example.org/business/0123456789abcdef')
})

test('unknown parts leave no gaps', () => {
  const meta = detailMeta(sampleBusiness({ city: '', state: '', category: '', categoryLabel: '' }), context)
  expect(meta.title).toBe('느티나무 식당')
  expect(meta.description).toMatch(/^느티나무 식당 — /)
})

test('no business: 404, not indexed', () => {
  expect(detailMeta(null, context)).toMatchObject({ status: 404, noindex: true })
})
