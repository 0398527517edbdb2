import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')
export const adminPassword = 'bench-password'

/** A server in a process of its own, on a free port of the loopback interface. */
export interface ServerProcess {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

/** Starts a script that prints its address on standard output, of the checkout in `folder`. Rejects when it ends first. */
export function startServerProcess(
  script: string,
  environment: Record<string, string>,
  folder = root,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...process.execArgv, join(folder, script)], {
    cwd: folder,
    // The bench is one address that reads without a pause, so it needs no budget.
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      READ_BUDGET: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  return new Promise((resolve, reject) => {
    let output = ''
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}:\n${output}`)))
    child.stdout.on('data', (chunk) => {
      output += chunk
      const origin = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(output)?.[0]
      if (origin) resolve({ origin, pid: child.pid ?? 0, stop: () => stop(child) })
    })
  })
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/**
 * Starts the product on the data in `dataDir`, or in the database at a URL. `environment`: further variables. `folder`: another
 * checkout of the code.
 */
export function startProduct(
  dataDir: string,
  databaseUrl = '',
  environment: Readonly<Record<string, string>> = {},
  folder?: string,
): Promise<ServerProcess> {
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SAMPLE_DATA: 'off',
    ADMIN_PASSWORD: adminPassword,
    WEB_CONCURRENCY: '1',
    ...environment,
  }
  return startServerProcess('src/main/serve.ts', settings, folder)
}

/** Waits until the process has been idle for a second. A server that has just started still has work of its own. */
export async function untilIdle(pid: number): Promise<void> {
  for (let before = cpuTime(pid), isBusy = true; isBusy; ) {
    await wait(1000)
    const now = cpuTime(pid)
    isBusy = now - before > 50
    before = now
  }
}

function statusField(pid: number, field: string): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${field}:`))
  return Number(line?.match(/\d+/)?.[0] ?? Number.NaN) * 1024
}

/** Resident memory of a process, in bytes (Linux). */
export const currentMemory = (pid: number) => statusField(pid, 'VmRSS')

/** Largest resident memory that a process has had, in bytes (Linux). */
export const peakMemory = (pid: number) => statusField(pid, 'VmHWM')

/** CPU time that a process has used, in milliseconds (Linux; ticks of 10 ms). */
export function cpuTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** CPU time in milliseconds that went to other virtual machines of the host ("stolen"), and the whole time (Linux). */
export function stolenTime(): { readonly stolen: number; readonly all: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const fields = line.split(/ +/).slice(1, 9).map(Number)
  return { stolen: (fields[7] ?? 0) * 10, all: fields.reduce((sum, ticks) => sum + ticks, 0) * 10 }
}
