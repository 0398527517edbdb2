import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { programOptions } from '../import/program-options.ts'

const root = join(import.meta.dirname, '..', '..')

/** In ms: a stop must end before service managers kill what they stop, after ten seconds. The product gives up what is open after four. */
export const stopBound = 9_000

/** A running program of the product, with its output so far. */
export interface RunningProgram {
  readonly process: ChildProcess
  readonly said: () => string
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
}

/** How a program ends that was asked to stop, or `too late`. */
export const endInTime = ({ ended }: RunningProgram) => Promise.race([ended, delay(stopBound, 'too late')])

type Environment = Readonly<Record<string, string>>

function follow(child: ChildProcess): RunningProgram {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }))
  return { process: child, said: () => said, ended }
}

/** Starts `src/main/<name>.ts` like a systemd unit or a container. */
export function startProgram(
  name: 'serve' | 'cli' | 'serve-dev',
  environment: Environment,
  programArguments: readonly string[] = [],
  identity: { readonly uid?: number; readonly gid?: number } = {},
): RunningProgram {
  const path = join(root, 'src', 'main', `${name}.ts`)
  const options = { env: { ...process.env, ...environment }, cwd: root, ...identity }
  return follow(spawn(process.execPath, [...programOptions, path, ...programArguments], options))
}

/** Runs a shell command in the project's root. */
export function runShell(line: string, environment: Environment, isSession = false): RunningProgram {
  const env = { ...process.env, ...environment }
  return follow(spawn('sh', ['-c', line], { env, cwd: root, detached: isSession }))
}

/** Waits until `check` returns something; fails with `what` after ten minutes. */
export async function until<T>(what: string, check: () => T | Promise<T>): Promise<NonNullable<Awaited<T>>> {
  for (const end = performance.now() + 600_000; performance.now() < end; await delay(50)) {
    const found = await check()
    if (found) return found
  }
  throw new Error(`Waited in vain: ${what}`)
}

/** Waits until the program has said these words. Fails at once, with all that it said instead, if it has ended. */
export function untilSays({ ended, said }: RunningProgram, words: string): Promise<true> {
  let hasEnded = false
  ended.then(() => (hasEnded = true))
  return until(`“${words}”`, () => {
    if (said().includes(words)) return true
    if (hasEnded) throw new Error(`The program ended and never said “${words}”, but: ${said()}`)
    return undefined
  })
}

export async function isServing(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/healthz`).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.status === 200
}

/** The ids of all descendants of a process (Linux only). */
export function listDescendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(statOf(Number(name))[1])] as const)
  const childrenOf = (parent: number): number[] =>
    parents.filter(([, of]) => of === parent).flatMap(([child]) => [child, ...childrenOf(child)])
  return childrenOf(pid)
}

/** False for a process that has ended, also while it is still a zombie. */
export function isAlive(pid: number): boolean {
  const [state = 'Z'] = statOf(pid)
  return state !== 'Z'
}

/** State, parent and so on. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
