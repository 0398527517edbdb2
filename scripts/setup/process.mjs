import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a set-up step to its end; throws with `why` when it fails. */
export function runStep(command, commandArguments, why, options = {}) {
  const result = spawnSync(command, commandArguments, { cwd: root, stdio: 'inherit', ...options })
  if (result.error) throw new Error(`${why} (${result.error.message})`)
  if (result.status !== 0) throw new Error(`${why} (exit code ${result.status ?? result.signal})`)
}

/** Runs the task itself, passes signals on to it, and gives its exit code. */
export function runForeground(command, commandArguments) {
  const child = spawn(command, commandArguments, { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
  })
}

/** npm, run by a given Node. `npm_execpath` is set wherever npm itself started us. */
export function runNpm(node, npmArguments, why, options = {}) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) runStep(node, [npm, ...npmArguments], why, options)
  else runStep('npm', npmArguments, why, { shell: process.platform === 'win32', ...options })
}
