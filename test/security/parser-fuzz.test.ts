import { expect, test } from 'vitest'
import { fuzz, parsers } from '../../bench/fuzz/fuzz.ts'
import { provideGazetteerFile } from '../../src/main/gazetteer.ts'

/** Far above what a linear parser takes on a busy machine (20 ms on a quiet one), and below what a quadratic one does. */
const ceiling = 250
/** `npm run bench -- fuzz` gives 200,000. */
const inputs = 100

test.each(parsers)('no text of the full length holds up: $name', (parser) => {
  provideGazetteerFile()
  fuzz(parser, 5, Number.POSITIVE_INFINITY, 2)
  const { slowest, input } = fuzz(parser, inputs, ceiling)
  expect(slowest, input).toBeLessThan(ceiling)
})
