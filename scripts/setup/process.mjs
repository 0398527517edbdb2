import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a set-up step to its end; throws with `why` when it fails. */
export function runStep(command, commandArguments, why, options = {}) {
  const result = spawnSync(command, commandArguments, { cwd: root, stdio: 'inherit', ...options })
  if (result.error) throw new Error(`${why} (${result.error.message})`)
  if (result.status !== 0) throw new Error(`${why} (exit code ${result.status ?? result.signal})`)
}

const settings = {
  // glibc gives each thread a heap of its own unless told otherwise: with several threads that takes a tenth more memory.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  // Node keeps what it compiled here: processes and threads start in two thirds of the time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compiled'),
}

/** How often it is looked whether whoever started the task is still there, in ms. */
const watchInterval = 300

/**
 * Runs the task itself, passes signals on to it, asks it to stop when `starter` has ended, and gives its exit code. The task holds
 * one end of a channel: it is told by that when this process is killed.
 */
export function runForeground(command, commandArguments, starter) {
  const child = spawn(command, commandArguments, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...settings },
  })
  let isAsked = false
  const ask = (signal) => {
    isAsked = true
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask)
  const watch = setInterval(() => !isAsked && starter.hasEnded() && ask('SIGTERM'), watchInterval)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
    })
  })
}

/** npm, run by a given Node. `npm_execpath` is set wherever npm itself started us. */
export function runNpm(node, npmArguments, why, options = {}) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) runStep(node, [npm, ...npmArguments], why, options)
  else runStep('npm', npmArguments, why, { shell: process.platform === 'win32', ...options })
}
