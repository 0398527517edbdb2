import { expect, test } from 'vitest'
import { attachmentHeader } from './attachment-header.ts'

test.each([
  ['cafe.vcf', `attachment; filename="cafe.vcf"; filename*=UTF-8''cafe.vcf`],
  ['카페.vcf', `attachment; filename="__.vcf"; filename*=UTF-8''%EC%B9%B4%ED%8E%98.vcf`],
  [
    'a/b\\"c"\r\n(1)%.vcf',
    `attachment; filename="a_b__c___(1)_.vcf"; filename*=UTF-8''a_b_%22c%22__%281%29%25.vcf`,
  ],
  ['\uD83D.vcf', `attachment; filename="_.vcf"; filename*=UTF-8''%EF%BF%BD.vcf`],
])('%j', (name, header) => {
  expect(attachmentHeader(name)).toBe(header)
})
