import { Random } from '../../src/domain/random.ts'
import { fileParsers } from './file-parsers.ts'
import { fuzzInput } from './fuzz-inputs.ts'
import type { Parser } from './parser.ts'
import { visitorParsers } from './visitor-parsers.ts'

export const parsers: readonly Parser[] = [...fileParsers, ...visitorParsers]

export interface FuzzResult {
  readonly name: string
  readonly inputs: number
  /** Milliseconds of the input that took longest, the best of three repeats where it took long. */
  readonly slowest: number
  /** The beginning of that input. */
  readonly input: string
}

const repeats = 3

/** Milliseconds of this thread's processor time: what else the machine does, does not count. */
function milliseconds(run: () => unknown): number {
  const start = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/**
 * Gives a parser `inputs` hostile texts, always the same for the same seed. One that takes longer than `limit` ms is given again, since
 * it may have met a compilation or a collection of garbage. A parser that throws ends the run, with the text in the error.
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
