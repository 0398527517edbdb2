import { expect, test } from 'vitest'
import { knownCategories } from './known-categories.ts'
import { isSection } from './sections.ts'

test.each([
  'HOSPITAL_HEALTH_CARE',
  'Hospital & Health Care',
  'CONSUMER_SERVICES',
  'HEALTH_WELLNESS_AND_FITNESS',
  'RETAIL',
  'Retail Trade',
  'Food & Beverages',
  'Dining and Drinking',
  'health_and_medical',
  'Beauty & Spas',
  'Specialty Lodging',
  'Other Services (except Public Administration)',
  'Company',
  'Limited Liability Company',
  'e.K.',
  'A.Ş.',
  'Anonim Şirketi',
  'Şahıs',
  '법인',
  '개인',
  '株式会社',
])('%s says no trade', (category) => expect(isSection(category)).toBe(true))

test.each([
  'RESTAURANTS',
  'VETERINARY',
  'BEAUTY_SALON',
  'REAL_ESTATE',
  'Hospital',
  'Retail store',
  '약국',
  '',
])('%s is no section', (category) => expect(isSection(category)).toBe(false))

test('no trade of the directory is a section', () => {
  const names = knownCategories.flatMap(({ label, slug }) => [...Object.values(label), slug])
  expect(names.filter(isSection)).toEqual([])
})

test('no category that the specification names is a section', () => {
  const names = ['Healthcare', 'Auto Services', 'Beauty & Wellness', 'Home Services', 'Professional Services']
  expect(
    [...names, 'Restaurants', 'Education', 'Entertainment', 'Service Provider'].filter(isSection),
  ).toEqual([])
})
