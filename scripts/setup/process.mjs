import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a set-up step to its end. Throws with `why` if it fails. */
export function runStep(command, commandArguments, why, options = {}) {
  const result = spawnSync(command, commandArguments, { cwd: root, stdio: 'inherit', ...options })
  if (result.error) throw new Error(`${why} (${result.error.message})`)
  if (result.status !== 0) throw new Error(`${why} (exit code ${result.status ?? result.signal})`)
}

const settings = {
  // glibc would otherwise give each thread a heap of its own, which takes a tenth more memory.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  // Node stores compiled code here, so processes and threads start in two thirds of the time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compiled'),
}

/** How often to check whether the process that started the task is still there, in ms. */
const watchInterval = 300

/**
 * Runs the task, passes signals on to it, and returns its exit code. It asks the task to stop when `starter` has
 * ended. If this process is killed, the task notices because the channel between them closes.
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

/** Runs npm with a given Node. npm sets `npm_execpath` for its scripts. */
export function runNpm(node, npmArguments, why, options = {}) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) runStep(node, [npm, ...npmArguments], why, options)
  else runStep('npm', npmArguments, why, { shell: process.platform === 'win32', ...options })
}
