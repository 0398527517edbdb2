// `npm test`: every check of the project, the fastest first. Ends with "N passed, N failed".
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { constants, freemem, setPriority, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureBrowser } from '../setup/browser.ts'
import { findSourceProblems } from './source-files.ts'

const root = join(import.meta.dirname, '..', '..')
const bin = (name: string) => join(root, 'node_modules', ...name.split('/'))
const reportPath = join(root, '.cache', 'test-report.json')

const slowestShown = 20
const memoryFolder = '/dev/shm'
/** In bytes: far more than the tests write at once. */
const roomInMemory = 6e9

interface Outcome {
  readonly passed: number
  readonly failed: number
}

const outcomeOf = (hasPassed: boolean): Outcome => ({ passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 })

/** Runs a tool that reads the sources alone, so that several can run at once. What it says is shown when it has ended. */
async function runCheck(title: string, script: string, ...toolArguments: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [...process.execArgv, script, ...toolArguments], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text))
  const [code] = await once(child, 'close')
  console.log(`\n— ${title}\n${said.trimEnd()}`)
  return outcomeOf(code === 0)
}

function checkSources(): Outcome {
  const problems = findSourceProblems(root)
  console.log(['\n— Source files', ...problems].join('\n'))
  return outcomeOf(problems.length === 0)
}

function checkStatically(): Promise<Outcome[]> {
  return Promise.all([
    runCheck('Formatting and lint (Biome)', bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'),
    runCheck('Types (TypeScript)', bin('typescript/bin/tsc')),
    runCheck('Import rule (dependency-cruiser)', bin('dependency-cruiser/bin/dependency-cruiser.mjs'), 'src'),
    runCheck('Dead code (knip)', bin('knip/bin/knip.js')),
    checkSources(),
  ])
}

interface TestFile {
  readonly name: string
  readonly startTime: number
  readonly endTime: number
}

/**
 * A folder in memory for the tests' databases, if there is room: writing to a disk would be slow, and the data is thrown away. Otherwise
 * the system's temporary folder.
 */
function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const elsewhere = { path: tmpdir(), remove: () => undefined }
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    if (bavail * bsize < roomInMemory || freemem() < roomInMemory) return elsewhere
    const path = mkdtempSync(join(memoryFolder, 'tests-'))
    const remove = () => rmSync(path, { recursive: true, force: true })
    // PostgreSQL runs from there, as another user.
    chmodSync(path, 0o755)
    if (mayRunPrograms(path)) return { path, remove }
    remove()
    return elsewhere
  } catch {
    return elsewhere
  }
}

/** Some systems let no program run from a folder in memory. */
function mayRunPrograms(folder: string): boolean {
  const program = join(folder, 'trial')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  return spawnSync(program).status === 0
}

/** Prints the slowest test files and their share of the total time. */
function tellSlowest(files: readonly TestFile[]): void {
  if (files.length === 0) return
  const timed = files
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
  const sum = (some: typeof timed) => some.reduce((total, { seconds }) => total + seconds, 0)
  const slowest = timed.slice(0, slowestShown)
  console.log(`\nThe slowest ${slowest.length} of ${timed.length} test files:`)
  for (const { name, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${relative(root, name)}`)
  console.log(
    `${sum(slowest).toFixed(0)} s of ${sum(timed).toFixed(0)} s in all files, several of which run at once`,
  )
}

/** Runs the tests and returns the test runner's own count. A run without one has failed. */
function runTests(filters: readonly string[]): Outcome {
  rmSync(reportPath, { force: true })
  const folder = temporaryFolder()
  process.once('exit', folder.remove)
  process.env.TMPDIR = folder.path
  // Jobs lower their own priority. From the lowest priority they cannot, so tests of jobs do not wait for other
  // tests.
  setPriority(constants.priority.PRIORITY_LOW)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`]
  console.log('\n— Tests')
  // A cluster takes a while to start: single tests run on it only where its name is given, as in --project=citus.
  const isCitusWanted = filters.length === 0 || filters.some((filter) => filter.includes('citus'))
  const projects = isCitusWanted ? [] : ['--project=!citus']
  const runner = [...process.execArgv, bin('vitest/vitest.mjs'), 'run', ...reporters, ...projects, ...filters]
  const { status } = spawnSync(process.execPath, runner, { cwd: root, stdio: 'inherit' })
  try {
    const report = JSON.parse(readFileSync(reportPath, 'utf8'))
    const failed = Math.max(report.numFailedTests, status === 0 ? 0 : 1)
    tellSlowest(report.testResults)
    return { passed: report.numPassedTests, failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

mkdirSync(join(root, '.cache'), { recursive: true })
const filters = process.argv.slice(2)
try {
  await ensureBrowser()
  const outcomes = filters.length > 0 ? [] : await checkStatically()
  outcomes.push(runTests(filters))
  const total = (key: keyof Outcome) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  // The change may be in files that no test covers.
  const isEnough = total('passed') > 0 || filters.includes('--changed')
  process.exitCode = total('failed') === 0 && isEnough ? 0 : 1
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
