// `npm test`: every check that decides a change, the fastest first. Ends with "N passed, N failed".
import { ensureBrowser } from '../setup/browser.ts'
import { runTests } from './run-tests.ts'
import { checkStatically, type Outcome, total } from './static-checks.ts'

/** What `npm run soak` runs: it is long by nature. */
const long = ['campaign', 'citus-tour']

function test(filters: readonly string[]): Outcome {
  console.log('\n— Tests')
  // A cluster takes a while to start: single tests run on it only where its name is given, as in --project=citus.
  const isCitusWanted = filters.length === 0 || filters.some((filter) => filter.includes('citus'))
  const isProjectChosen = filters.some((filter) => filter.startsWith('--project'))
  const leftOut = [...long, ...(isCitusWanted ? [] : ['citus'])]
  return runTests({ projects: isProjectChosen ? [] : leftOut.map((name) => `!${name}`), filters })
}

const filters = process.argv.slice(2)
try {
  const outcomes = filters.length > 0 ? [] : [await checkStatically()]
  if (total(outcomes).failed > 0) {
    console.log('\nThe tests were not run: mend the above first (`npm run check` runs it alone).')
  } else {
    await ensureBrowser()
    outcomes.push(test(filters))
  }
  const { passed, failed } = total(outcomes)
  console.log(`\n${passed} passed, ${failed} failed`)
  // The change may be in files that no test covers.
  const isEnough = passed > 0 || filters.includes('--changed')
  process.exitCode = failed === 0 && isEnough ? 0 : 1
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
