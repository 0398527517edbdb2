import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slugCandidates } from './slug.ts'

const placeId = 'ChIJN1t_tDeuEmsRUsoyG83frY4'

describe('slugCandidates', () => {
  test("starts with the spec's form and takes more of the place id where that is taken", () => {
    const [first, second, third, fourth, last, ...rest] = slugCandidates("Joe's Café", 'New York', placeId)
    expect([first, second, third, fourth]).toEqual([
      'joes-café-new-york-ChIJN1t',
      'joes-café-new-york-ChIJN1t_tD',
      'joes-café-new-york-ChIJN1t_tDeuEm',
      'joes-café-new-york-ChIJN1t_tDeuEmsRUsoy',
    ])
    expect(last).toMatch(/^joes-café-new-york-[0-9a-z]{16}$/)
    expect(rest).toEqual([])
  })

  test('keeps Hangul', () => {
    expect(slugCandidates('스타벅스 강남점', '서울', placeId).next().value).toBe(
      '스타벅스-강남점-서울-ChIJN1t',
    )
  })

  test('a short place id is not repeated', () => {
    expect([...slugCandidates('Kiosk', '', 'abc')]).toEqual([
      'kiosk-abc',
      expect.stringMatching(/^kiosk-[0-9a-z]{16}$/),
    ])
  })

  test('listings that differ in their place id alone differ in the last candidate', () => {
    const last = (id: string) => [...slugCandidates('Kiosk', 'Seoul', id)].at(-1)
    expect(last(`${placeId}a`)).not.toBe(last(`${placeId}b`))
  })

  test('whatever the name and the place id, a slug fits one path segment and is not empty', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 120 })
    fc.assert(
      fc.property(text, text, text, (name, city, id) => {
        for (const slug of slugCandidates(name, city, id)) expect(slug).toMatch(/^[\p{L}\p{M}\p{N}_-]+$/u)
      }),
    )
  })
})
