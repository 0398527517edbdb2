import fc from 'fast-check'

const parts = 1_000_000

/**
 * Numbers that are spread evenly from `least` to `most`. Of `fc.double`, most are next to 0: a box, a cell or a radius that is too small
 * still holds what such steps lead to.
 */
export const evenly = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: parts }).map((part) => least + ((most - least) * part) / parts)
