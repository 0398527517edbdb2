import { expect, test } from 'vitest'
import { illustrationOf } from './illustration.ts'
import { categoryGroupOf } from './taxonomy.ts'

test.each([
  ['Software Development', 'software-development'],
  ['Cleaning Service', 'cleaning-service'],
  ['Service Provider', 'service-provider'],
  ['Auto Service', 'auto-services'],
  ['Software company', 'software-development'],
  ['웹사이트 제작', 'software-development'],
  ['House cleaning service', 'cleaning-service'],
  ['청소 업체', 'cleaning-service'],
  ['Temizlik firması', 'cleaning-service'],
  ['Auto repair shop', 'auto-services'],
  ['한식', 'restaurants'],
  ['Dentist', 'healthcare'],
  ['Car wash', 'auto-services'],
  ['Zeppelin service', 'service-provider'],
  ['Steam cleaning', 'cleaning-service'],
  ['부동산 개발 대행', 'service-provider'],
  ['Church', 'generic'],
  ['', 'generic'],
])('%s → %s', (category, illustration) => {
  expect(illustrationOf(category, categoryGroupOf(category))).toBe(illustration)
})
