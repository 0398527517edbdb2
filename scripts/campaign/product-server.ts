import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../test/free-port.ts'
import { programOptions } from '../../test/import/program-options.ts'
import { endWithUs } from './started-processes.ts'

const root = join(import.meta.dirname, '..', '..')
const logKept = 4000
/** Far longer than a start takes, in ms: it may wait for a lock of another process, and the machine may be busy. */
const startLimit = 120_000
/** Far longer than a stop takes, in ms. */
const stopLimit = 60_000

/** A running server. */
export interface ProductServer {
  readonly origin: string
  readonly pid: number
  /** How it ended, such as `code 1` or `SIGKILL`; undefined while it runs. */
  readonly end: () => string | undefined
  /** The last lines of its output. */
  readonly log: () => string
  /** Processes that it started: the workers of a cluster. */
  readonly workers: () => number[]
  readonly signal: (signal: NodeJS.Signals) => void
  /** Sends a signal that ends it. Returns how it ended. */
  readonly endBy: (signal: 'SIGKILL' | 'SIGTERM') => Promise<string>
}

/** Starts a program of the product directly, without npm. */
export function startProgram(
  name: 'serve' | 'cli',
  programArguments: readonly string[],
  environment: Readonly<Record<string, string>>,
): ChildProcess {
  const script = join(root, 'src', 'main', `${name}.ts`)
  const child = spawn(process.execPath, [...programOptions, script, ...programArguments], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithUs(child)
  return child
}

/** Resolves when the server answers. Rejects with its output if it ends first, unless another program took its port just then. */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<ProductServer> {
  for (;;) {
    try {
      return await startAtFreePort(environment)
    } catch (error) {
      if (!String(error).includes('EADDRINUSE')) throw error
    }
  }
}

async function startAtFreePort(environment: Readonly<Record<string, string>>): Promise<ProductServer> {
  const port = await freePort()
  const child = startProgram('serve', [], {
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...environment,
  })
  let log = ''
  const end = () => child.signalCode ?? (child.exitCode === null ? undefined : `code ${child.exitCode}`)
  const ended = new Promise<string>((resolve) => child.once('exit', () => resolve(end() ?? '')))
  child.stderr?.on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-logKept)
  })
  await untilReady(child, port, () => log)
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    end,
    log: () => log,
    workers: () => childrenOf(child.pid ?? 0),
    signal: (signal) => child.kill(signal),
    async endBy(signal) {
      child.kill(signal)
      const timer = setTimeout(() => child.kill('SIGKILL'), stopLimit)
      const how = await ended
      clearTimeout(timer)
      return how
    },
  }
}

function untilReady(child: ChildProcess, port: number, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The server did not start within ${startLimit / 1000} s:\n${log()}`))
    }, startLimit)
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (!output.includes(`:${port}/`)) return
      clearTimeout(timer)
      resolve()
    })
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      reject(new Error(`The server ended at its start (${signal ?? `code ${code}`}):\n${output}${log()}`))
    })
  })
}

function childrenOf(pid: number): number[] {
  try {
    const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return listed === '' ? [] : listed.split(' ').map(Number)
  } catch {
    return []
  }
}
