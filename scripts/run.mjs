// `node scripts/run.mjs <task> [arguments]`: does the missing set-up, then runs the task. Plain JavaScript for any
// Node from 20 up, because it finds or installs the runtime that everything else needs.
import { ensureBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { findHelp } from './setup/help.mjs'
import { runForeground } from './setup/process.mjs'
import { ensureRuntime, optionsOf } from './setup/runtime.mjs'
import { findStarter } from './setup/starter.mjs'

const tasks = {
  start: { needsBuild: true, needsTests: false, entry: 'src/main/serve.ts' },
  dev: { needsBuild: false, needsTests: false, entry: 'src/main/serve-dev.ts' },
  cli: { needsBuild: false, needsTests: false, entry: 'src/main/cli.ts' },
  bench: { needsBuild: true, entry: 'bench/main.ts' },
  screenshots: { needsBuild: true, entry: 'scripts/screenshots/main.ts' },
  lighthouse: { needsBuild: true, entry: 'scripts/lighthouse/main.ts' },
  crawl: { needsBuild: true, entry: 'scripts/crawl/main.ts' },
  quality: { needsBuild: false, entry: 'scripts/quality/main.ts' },
  campaign: { needsBuild: true, entry: 'scripts/campaign/main.ts' },
  relevance: { needsBuild: true, entry: 'scripts/relevance/main.ts' },
  check: { needsBuild: false, entry: 'scripts/checks/check.ts' },
  test: { needsBuild: true, entry: 'scripts/checks/test.ts' },
  soak: { needsBuild: true, entry: 'scripts/soak/main.ts' },
}

const [name = '', ...taskArguments] = process.argv.slice(2)
const task = tasks[name]
const starter = findStarter()

/** Does the missing set-up, runs the task and returns its exit code. */
async function run({ needsBuild, needsTests = true, entry }) {
  const runtime = ensureRuntime()
  ensureDependencies(runtime, { needsTests })
  if (needsBuild) ensureBuild(runtime)
  if (starter.hasEnded()) throw new Error('Whoever started this has ended meanwhile.')
  const commandArguments = [...optionsOf(runtime), entry, ...taskArguments]
  return await runForeground(runtime, commandArguments, starter)
}

try {
  if (!task) throw new Error(`There is no task "${name}". Tasks: ${Object.keys(tasks).join(', ')}.`)
  const help = findHelp(name, taskArguments)
  if (help) console.log(help)
  else process.exitCode = await run(task)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
