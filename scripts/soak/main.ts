// `npm run soak -- --minutes M`: what is long by nature. It repeats until the minutes are over, and prints what it covered.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { runTests } from '../checks/run-tests.ts'
import { root } from '../checks/static-checks.ts'
import { ensureBrowser } from '../setup/browser.ts'
import { findOldReleases } from './newest-runtime.ts'

/** The campaign's part of the minutes: it finds what no other check does. */
const campaignShare = 0.6

interface Step {
  readonly title: string
  readonly hasPassed: boolean
  readonly seconds: number
}

const { minutes } = new Command('npm run soak --')
  .description(
    'Checks that are long by nature: the campaign of faults, the product on Citus, and fuzzers at full length.',
  )
  .option('--minutes <m>', 'how long; each step that has begun is ended', Number, 30)
  .parse()
  .opts<{ minutes: number }>()
if (!(minutes > 0)) throw new Error('--minutes: give a number above 0, as in `npm run soak -- --minutes 30`.')

const started = Date.now()
const minutesLeft = () => minutes - (Date.now() - started) / 60_000
const steps: Step[] = []

function step(title: string, run: () => boolean): void {
  console.log(`\n— ${title}`)
  const begun = Date.now()
  const hasPassed = run()
  steps.push({ title, hasPassed, seconds: (Date.now() - begun) / 1000 })
}

function runProgram(script: string, ...programArguments: string[]): boolean {
  const command = [...process.execArgv, join(root, script), ...programArguments]
  return spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status === 0
}

/** One campaign with a seed of its own: as many rounds as it has time for. */
function runCampaignFor(campaignMinutes: number, seed: number): boolean {
  const limits = ['--rounds', '100000', '--minutes', campaignMinutes.toFixed(1), '--seed', String(seed)]
  return runProgram('scripts/campaign/main.ts', '--engine', 'both', ...limits)
}

function testProject(
  project: string,
  environment: Record<string, string> = {},
  filters: readonly string[] = [],
): boolean {
  const { passed, failed } = runTests({ projects: [project], environment, filters })
  return failed === 0 && passed > 0
}

/** The contract has parts of which `npm test` runs some. */
const contractsOfStores = ['sqlite', 'postgres'].map(
  (name) => `src/storage/dialects/${name}/${name}-storage.test.ts`,
)

/** Runs every test file of which `npm test` runs only a part, at its full length. */
function testAtFullLength(): boolean {
  const files = globSync('{e2e,src,test}/**/*.test.ts', { cwd: root }).filter((file) =>
    /\b(isFullLength|routeEngines)\b/.test(readFileSync(join(root, file), 'utf8')),
  )
  const { passed, failed } = runTests({
    projects: ['browser', 'database', 'processes', 'unit'],
    environment: { TEST_LENGTH: 'full' },
    filters: [...files, ...contractsOfStores],
  })
  return failed === 0 && passed > 0
}

/** Whether `scripts/runtime/package.json` pins the newest Node of each line. Without a registry in reach it says so and passes. */
function pinsNewestRuntime(): boolean {
  const text = readFileSync(join(root, 'scripts/runtime/package.json'), 'utf8')
  const { optionalDependencies: pinned } = JSON.parse(text) as {
    optionalDependencies: Record<string, string>
  }
  const carried = new Map<string, readonly string[]>()
  for (const name of Object.keys(pinned)) {
    const { status, stdout } = spawnSync('npm', ['view', name, 'versions', '--json'], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status === 0) carried.set(name, [JSON.parse(stdout)].flat() as string[])
    else console.log(`skipped: npm does not say which versions of ${name} there are`)
  }
  const old = findOldReleases(pinned, carried)
  for (const { name, pinned: version, newest } of old)
    console.log(
      `${name}: ${version} is pinned, ${newest} is the newest. Change scripts/runtime/package.json.`,
    )
  return old.length === 0
}

await ensureBrowser()
step('The newest Node of each line', pinsNewestRuntime)
step('Thirty rounds of the campaign, and a hundred imports with PostgreSQL killed, always the same', () =>
  testProject('campaign'),
)
step('Tests of which `npm test` runs a part, at full length', testAtFullLength)
step('The product on Citus', () => testProject('citus-tour'))
step('Every regular expression, analysed anew', () =>
  testProject('database', { ANALYSE_EXPRESSIONS: 'all' }, ['regular-expressions']),
)
step('Parsers, fuzzed at full length', () => runProgram('bench/main.ts', 'fuzz'))
const campaignSeed = randomInt(1, 1e9)
step(`The campaign on SQLite and PostgreSQL, seed ${campaignSeed}`, () =>
  runCampaignFor(Math.max(1, minutesLeft() * campaignShare), campaignSeed),
)
do {
  const seed = String(randomInt(1, 2 ** 31))
  step(`Properties, PROPERTY_SEED=${seed}`, () => testProject('unit', { PROPERTY_SEED: seed }))
} while (minutesLeft() > 0)

console.log('\nCovered:')
for (const { title, hasPassed, seconds } of steps)
  console.log(`${hasPassed ? 'passed' : 'FAILED'} ${seconds.toFixed(0).padStart(6)} s  ${title}`)
const failed = steps.filter(({ hasPassed }) => !hasPassed).length
console.log(`\n${steps.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
