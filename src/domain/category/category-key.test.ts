import { describe, expect, test } from 'vitest'
import { categoryGroups } from './category-group.ts'
import { categoryGroupNamed, categoryKey, groupOfPage } from './category-key.ts'
import { knownCategories } from './known-categories.ts'

describe('categoryKey', () => {
  test.each([
    ['Hair salon', 'hair-salon'],
    ['Hair Salons', 'hair-salon'],
    ['미용실', 'hair-salon'],
    ['Kuaför', 'hair-salon'],
    ['Peluquería', 'hair-salon'],
    ['Bed & breakfast', 'bed-breakfast'],
    ['Bed and Breakfast', 'bed-breakfast'],
    ["Children's hospital", 'childrens-hospital'],
    ['Healthcare', 'health-service'],
    ['Sağlık', 'health-service'],
    ['Фризерски салон', 'hair-salon'],
    ['Fijian restaurant', 'restaurant'],
    ['Zeppelin Pilot', 'zeppelin-pilot'],
    ['비행선 조종사', '비행선-조종사'],
    ['', ''],
    [' ', ''],
  ])('%s → %s, which is its own key', (name, key) => {
    expect(categoryKey(name)).toBe(key)
    expect(categoryKey(key)).toBe(key)
  })

  test('every slug leads back to its own category, and none is a group', () => {
    for (const { slug, label } of knownCategories) {
      expect([slug, categoryKey(slug)]).toEqual([slug, slug])
      for (const name of Object.values(label)) expect([name, categoryKey(name)]).toEqual([name, slug])
    }
    const slugs = knownCategories.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.filter((slug) => (categoryGroups as readonly string[]).includes(slug))).toEqual([])
  })
})

test.each([
  ['healthcare', 'healthcare'],
  ['Auto Services', 'auto-services'],
  ['병원·건강', 'healthcare'],
  ['Sağlık', 'healthcare'],
  ['Hair salon', undefined],
  ['음식점', undefined],
])('categoryGroupNamed: %s → %s', (name, group) => {
  expect(categoryGroupNamed(name)).toBe(group)
})

test.each([
  ['음식점', 'restaurants'],
  ['Restaurants', 'restaurants'],
  ['auto-services', 'auto-services'],
  ['restaurant', undefined],
  ['카페', undefined],
])('groupOfPage: %s → %s', (name, group) => {
  expect(groupOfPage(name)).toBe(group)
})
