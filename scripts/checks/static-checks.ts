import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findSourceProblems } from './source-files.ts'

export const root = join(import.meta.dirname, '..', '..')
export const bin = (name: string) => join(root, 'node_modules', ...name.split('/'))

export interface Outcome {
  readonly passed: number
  readonly failed: number
}

const outcomeOf = (hasPassed: boolean): Outcome => ({ passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 })

/** The sum of several outcomes. */
export const total = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
})

/** Runs a tool that reads the sources alone, so that several can run at once. What it says is shown when it has ended. */
async function runTool(title: string, script: string, ...toolArguments: string[]): Promise<Outcome> {
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

/** Every check that reads the sources alone: format, lint, types, import rule, dead code, and the rules for source files. */
export async function checkStatically(): Promise<Outcome> {
  return total(
    await Promise.all([
      runTool('Formatting and lint (Biome)', bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'),
      runTool('Types (TypeScript)', bin('typescript/bin/tsc')),
      runTool(
        'Import rule (dependency-cruiser)',
        bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
        'src',
        'scripts/setup',
        'vite.config.ts',
      ),
      runTool('Dead code (knip)', bin('knip/bin/knip.js')),
      checkSources(),
    ]),
  )
}
