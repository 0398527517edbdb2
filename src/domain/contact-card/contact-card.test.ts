import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ContactFacts, contactCard } from './contact-card.ts'

const unknown: ContactFacts = {
  uid: 'https://example.org/business/1',
  name: '느티나무 식당',
  category: '',
  phone: null,
  street: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
  latitude: null,
  longitude: null,
  url: 'https://example.org/business/1',
  updatedAt: '',
}

/** The lines as a phone reads them: folded ones joined. */
const linesOf = (facts: Partial<ContactFacts>) =>
  contactCard({ ...unknown, ...facts })
    .replaceAll('\r\n ', '')
    .split('\r\n')

describe('contactCard', () => {
  test('has all that is known', () => {
    expect(
      linesOf({
        category: '한식',
        phone: '+8223001000',
        street: '서교동 양화로 45',
        city: '서울',
        zipCode: '04036',
        country: '대한민국',
        latitude: 37.55,
        longitude: -0.0000001,
        updatedAt: '2026-05-14T00:00:00Z',
      }),
    ).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'UID:https://example.org/business/1',
      'FN:느티나무 식당',
      'N:;;;;',
      'ORG:느티나무 식당',
      'X-ABShowAs:COMPANY',
      'CATEGORIES:한식',
      'TEL;TYPE=WORK,VOICE:+8223001000',
      'ADR;TYPE=WORK:;;서교동 양화로 45;서울;;04036;대한민국',
      'GEO:37.550000;0.000000',
      'URL:https://example.org/business/1',
      'REV:2026-05-14T00:00:00Z',
      'END:VCARD',
      '',
    ])
  })

  test('leaves out what is unknown', () => {
    const card = contactCard(unknown)
    for (const name of ['CATEGORIES', 'TEL', 'ADR', 'GEO', 'REV'])
      expect(card).not.toMatch(new RegExp(`^${name}`, 'm'))
  })

  test.each([
    ['Smith, Sons; & Co. \\ Ltd', 'FN:Smith\\, Sons\\; & Co. \\\\ Ltd'],
    ['두 줄\n이름', 'FN:두 줄\\n이름'],
    ['a\r\nTEL:+1', 'FN:a\\nTEL:+1'],
    ['a\u0000\tb\u2028c', 'FN:a b\\nc'],
    ['مطعم (فرع 2)', 'FN:مطعم (فرع 2)'],
  ])('escapes %j', (name, line) => {
    expect(linesOf({ name })[3]).toBe(line)
  })

  test('no line has more than 75 octets, none is broken within a character, and joined they are the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (text) => {
        const name = `x${text}x`.replace(/[\p{Cc}\u2028\u2029\\;,]/gu, '')
        const card = contactCard({ ...unknown, name })
        for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(card.replaceAll('\r\n ', '')).toContain(`FN:${name}\r\n`)
      }),
    )
  })

  test('whatever a name holds, it begins no line of its own', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', '한', ';', ',', '\\', '\n', '\r', '\u0000', '\u2028', ' ', ':'),
          maxLength: 200,
        }),
        (name) => {
          const lines = linesOf({ name })
          expect(lines).toHaveLength(linesOf({}).length)
        },
      ),
    )
  })
})
