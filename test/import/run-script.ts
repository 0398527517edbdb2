import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { programOptions } from './program-options.ts'

/** Starts one of the product's programs (`cli`, `serve`) in a separate process. */
export function startScript(
  name: 'cli' | 'serve',
  scriptArguments: readonly string[],
  environment: Readonly<Record<string, string>>,
): ChildProcess {
  const path = join(import.meta.dirname, '..', '..', 'src', 'main', `${name}.ts`)
  return spawn(process.execPath, [...programOptions, path, ...scriptArguments], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  })
}

/** Kills the process without notice (SIGKILL), as a crash would. */
export async function killScript(script: ChildProcess): Promise<void> {
  if (script.exitCode !== null || script.signalCode !== null) return
  const ended = once(script, 'exit')
  script.kill('SIGKILL')
  await ended
}
