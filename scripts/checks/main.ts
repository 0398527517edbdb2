// `npm test`: every check of the project, in order of how soon they tell. Ends with "N passed, N failed".
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../setup/browser.ts'
import { findSourceProblems } from './source-files.ts'

const root = join(import.meta.dirname, '..', '..')
const bin = (name: string) => join(root, 'node_modules', ...name.split('/'))
const reportPath = join(root, '.cache', 'test-report.json')

interface Outcome {
  readonly passed: number
  readonly failed: number
}

function runTool(title: string, script: string, ...toolArguments: string[]): Outcome {
  console.log(`\n— ${title}`)
  const { status } = spawnSync(process.execPath, [...process.execArgv, script, ...toolArguments], {
    cwd: root,
    stdio: 'inherit',
  })
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function checkSources(): Outcome {
  console.log('\n— Source files')
  const problems = findSourceProblems(root)
  for (const problem of problems) console.error(problem)
  return problems.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The test runner's own count; a run that did not get as far as writing one has failed. */
function runTests(filters: readonly string[]): Outcome {
  rmSync(reportPath, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`]
  const run = runTool('Tests', bin('vitest/vitest.mjs'), 'run', ...reporters, ...filters)
  try {
    const report = JSON.parse(readFileSync(reportPath, 'utf8'))
    const failed = Math.max(report.numFailedTests, run.failed)
    return { passed: report.numPassedTests, failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

mkdirSync(join(root, '.cache'), { recursive: true })
const filters = process.argv.slice(2)
try {
  await ensureBrowser()
  const outcomes =
    filters.length > 0
      ? [runTests(filters)]
      : [
          runTool(
            'Formatting and lint (Biome)',
            bin('@biomejs/biome/bin/biome'),
            'check',
            '--error-on-warnings',
          ),
          runTool('Types (TypeScript)', bin('typescript/bin/tsc')),
          runTool(
            'Import rule (dependency-cruiser)',
            bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
            'src',
          ),
          runTool('Dead code (knip)', bin('knip/bin/knip.js')),
          checkSources(),
          runTests([]),
        ]
  const total = (key: keyof Outcome) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = total('failed') === 0 && total('passed') > 0 ? 0 : 1
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
