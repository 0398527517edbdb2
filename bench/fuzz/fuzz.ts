import { Random } from '../../src/domain/random.ts'
import { fileParsers } from './file-parsers.ts'
import { fuzzInput } from './fuzz-inputs.ts'
import type { Parser } from './parser.ts'
import { visitorParsers } from './visitor-parsers.ts'

export const parsers: readonly Parser[] = [...fileParsers, ...visitorParsers]

export interface FuzzResult {
  readonly name: string
  readonly inputs: number
  /** Milliseconds of the slowest input; the best of three if it was slow. */
  readonly slowest: number
  /** The beginning of that input. */
  readonly input: string
}

const repeats = 3

/** This thread's processor time in milliseconds, which does not depend on what else the machine does. */
function milliseconds(run: () => unknown): number {
  const start = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/**
 * Passes `inputs` hostile texts to a parser; the same seed gives the same texts. A text that takes longer than `limit` ms is repeated,
 * because code may have been compiled or garbage collected meanwhile. If a parser throws, the run ends with the text in the error.
 */
export function fuzz(parser: Parser, inputs: number, limit: number, seed = 1): FuzzResult {
  const result = { name: parser.name, inputs, slowest: 0, input: '' }
  for (let index = 0; index < inputs; index++) {
    const text = fuzzInput(new Random(seed, index), parser.tokens, parser.limit)
    const once = () => milliseconds(() => parse(parser, text, new Random(seed + 1, index)))
    let time = once()
    for (let repeat = 1; repeat < repeats && time > limit; repeat++) time = Math.min(time, once())
    if (time > result.slowest)
      Object.assign(result, { slowest: time, input: JSON.stringify(text.slice(0, 60)) })
  }
  return result
}

function parse(parser: Parser, text: string, random: Random): unknown {
  try {
    return parser.parse(text, random)
  } catch (error) {
    throw new Error(`${parser.name} throws on ${JSON.stringify(text.slice(0, 200))}`, { cause: error })
  }
}
