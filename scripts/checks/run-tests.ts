import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { bin, type Outcome, root } from './static-checks.ts'

const reportPath = join(root, '.cache', 'test-report.json')

const slowestShown = 20
const memoryFolder = '/dev/shm'
/** In bytes: far more than the tests write at once. */
const roomInMemory = 6e9

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
  const sum = (some: typeof timed) => some.reduce((seconds, each) => seconds + each.seconds, 0)
  const slowest = timed.slice(0, slowestShown)
  console.log(`\nThe slowest ${slowest.length} of ${timed.length} test files:`)
  for (const { name, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${relative(root, name)}`)
  console.log(
    `${sum(slowest).toFixed(0)} s of ${sum(timed).toFixed(0)} s in all files, several of which run at once`,
  )
}

interface TestRun {
  /** Names of the projects of `vitest.config.ts`, with `!` before those to leave out; empty: all. */
  readonly projects: readonly string[]
  /** Parts of paths of test files, and the runner's own options. */
  readonly filters?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs tests and returns the test runner's own count. A run without one has failed. */
export function runTests({ projects, filters = [], environment = {} }: TestRun): Outcome {
  mkdirSync(dirname(reportPath), { recursive: true })
  rmSync(reportPath, { force: true })
  const folder = temporaryFolder()
  process.once('exit', folder.remove)
  const reporters = ['default', 'json', join(import.meta.dirname, 'unsteady-tests.ts')].map(
    (name) => `--reporter=${name}`,
  )
  const report = `--outputFile.json=${reportPath}`
  const chosen = projects.map((name) => `--project=${name}`)
  const runner = [
    ...process.execArgv,
    bin('vitest/vitest.mjs'),
    'run',
    ...reporters,
    report,
    ...chosen,
    ...filters,
  ]
  const { status } = spawnSync(process.execPath, runner, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: folder.path, ...environment },
  })
  try {
    const { numFailedTests, numPassedTests, testResults } = JSON.parse(readFileSync(reportPath, 'utf8'))
    tellSlowest(testResults)
    return { passed: numPassedTests, failed: Math.max(numFailedTests, status === 0 ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    folder.remove()
  }
}
