import { describe, expect, test } from 'vitest'
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
  const meta = detailMeta(
    sampleBusiness({ city: 'Portland', cityPage: 'Portland', state: 'Oregon', district: '' }),
    context,
  )
  expect(meta.title).toBe('느티나무 식당 - 한식당 | Portland, Oregon')
  expect(meta.description).toContain('Portland, Oregon의 한식당 느티나무 식당')
  expect(meta.canonical).toBe('https://example.org/business/0123456789abcdef')
})

test('unknown parts leave no gaps', () => {
  const unknown = { city: '', cityPage: '', state: '', district: '', category: '', categoryLabel: '' }
  const meta = detailMeta(sampleBusiness(unknown), context)
  expect(meta.title).toBe('느티나무 식당')
  expect(meta.description).toMatch(/^느티나무 식당 — /)
})

describe('businesses of one name and trade have titles of their own', () => {
  const titleOf = (fields: Parameters<typeof sampleBusiness>[0]) =>
    detailMeta(sampleBusiness(fields), context).title

  test('in one city, by district and street', () => {
    expect(titleOf({ street: '느티나무로 1' })).toBe('느티나무 식당 - 한식당 | 서울 · 마포구 · 느티나무로 1')
    expect(titleOf({ street: '느티나무로 2' })).toBe('느티나무 식당 - 한식당 | 서울 · 마포구 · 느티나무로 2')
    expect(titleOf({ district: '중구' })).toBe('느티나무 식당 - 한식당 | 서울 · 중구')
  })

  test('in cities of one name, by country', () => {
    const town = { city: 'Birmingham', state: '', district: '' }
    expect(titleOf({ ...town, cityPage: 'Birmingham', countryCode: 'GB' })).toBe(
      '느티나무 식당 - 한식당 | Birmingham',
    )
    expect(titleOf({ ...town, cityPage: 'Birmingham, US', countryCode: 'US' })).toBe(
      '느티나무 식당 - 한식당 | Birmingham · 미국',
    )
  })

  test('a street of any length leaves the title readable', () => {
    expect(titleOf({ street: '가'.repeat(500) }).length).toBeLessThan(130)
  })
})

test('a business that could not be read is not called gone', () => {
  const meta = detailMeta(undefined, context)
  expect(meta).toMatchObject({ noindex: true, description: expect.stringContaining('불러오지 못했습니다') })
  expect(meta.status).toBeUndefined()
})

test('no business: 404, not indexed', () => {
  expect(detailMeta(null, context)).toMatchObject({ status: 404, noindex: true })
})
