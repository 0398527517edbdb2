import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MinuteRange, parseDayHours } from './day-hours.ts'
import { formatRanges } from './hours-text.ts'

/**
 * Ranges of one day as the parser gives them: sorted, disjoint, not touching, each at most 21 hours long. A longer
 * one, such as 10:30–10:00, could be an error for the afternoon and is not read.
 */
const dayRanges: fc.Arbitrary<MinuteRange[]> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 1, maxLength: 7 }),
    fc.integer({ min: 1, max: 1260 }),
  )
  .map(([minutes, lastLength]) => {
    const starts = minutes.toSorted((a, b) => a - b)
    const lastOpen = starts.length % 2 === 1 ? starts.pop() : undefined
    const pairs = starts.flatMap((from, i) => (i % 2 === 0 ? [{ from, to: starts[i + 1] ?? from + 1 }] : []))
    return lastOpen === undefined ? pairs : [...pairs, { from: lastOpen, to: lastOpen + lastLength }]
  })

test('what is formatted is read again as the same ranges', () => {
  fc.assert(
    fc.property(dayRanges, (ranges) => {
      expect(parseDayHours(formatRanges(ranges, 'ko'))).toEqual(ranges)
    }),
  )
})

test('no minute is lost or won by merging', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(1439), fc.integer({ min: 1, max: 600 })), { minLength: 1, maxLength: 4 }),
      (given) => {
        const ranges = given.map(([from, length]) => ({ from, to: from + length }))
        const read = parseDayHours(ranges.map((range) => formatRanges([range], 'ko')).join(', '))
        fc.pre(read !== null)
        const isIn =
          (minute: number) =>
          ({ from, to }: MinuteRange) =>
            from <= minute && minute < to
        for (let minute = 0; minute < 2880; minute++) {
          expect(read?.some(isIn(minute))).toBe(ranges.some(isIn(minute)))
        }
      },
    ),
    { numRuns: 30 },
  )
})

test('any text is read or unknown, never an error, and ranges are sorted and disjoint', () => {
  const piece = fc.constantFrom(
    '9',
    '12',
    '18:30',
    'AM',
    'pm',
    '-',
    '–',
    ' ',
    ',',
    '오전',
    '~',
    'to',
    'Closed',
    '24',
    ':',
    '시',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      let end = -1
      for (const { from, to } of parseDayHours(pieces.join('')) ?? []) {
        expect(from).toBeGreaterThan(end)
        expect(to).toBeGreaterThan(from)
        end = to
      }
    }),
  )
})
