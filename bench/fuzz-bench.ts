import { provideGazetteerFile } from '../src/main/gazetteer.ts'
import { milliseconds, printTable } from './figures.ts'
import { fuzz, parsers } from './fuzz/fuzz.ts'

/** The limit for one input, in ms. */
const bound = 20

/** Sends hostile texts at the length limits to every parser. Ends with code 1 if one takes longer than 20 ms. */
export function benchFuzz({ inputs }: { inputs: number }): void {
  provideGazetteerFile()
  const each = Math.ceil(inputs / parsers.length)
  const results = parsers.map((parser) => {
    // The first use loads and compiles code, which must not count.
    fuzz(parser, 20, Number.POSITIVE_INFINITY, 2)
    return fuzz(parser, each, bound)
  })
  const rows = results.map(({ name, inputs: count, slowest, input }) => [
    name,
    count.toLocaleString('en-US'),
    milliseconds(slowest),
    slowest > bound ? input : '',
  ])
  const total = results.reduce((sum, { inputs: count }) => sum + count, 0)
  printTable(
    `${total.toLocaleString('en-US')} hostile inputs at the length limits (bound: ${bound} ms each)`,
    ['parser', 'inputs', 'slowest', 'above the bound'],
    rows,
  )
  if (results.some(({ slowest }) => slowest > bound)) process.exitCode = 1
}
