import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../app/test-site.ts'
import { freePort } from '../free-port.ts'
import { isFullLength } from '../full-length.ts'
import { writeLongWorkbook } from '../import/long-rows.ts'
import { slowImport } from '../import/program-options.ts'
import {
  endInTime,
  isAlive,
  isServing,
  listDescendants,
  type RunningProgram,
  runShell as runShellOf,
  startProgram as startProgramOf,
  stopBound,
  until,
  untilSays,
} from './running-product.ts'

/** An import of so many rows, which is slowed down, takes longer than any of these tests needs. */
const rows = 10_000

let folder: string
let workbook: string
let site: TestSite
let origin: string
let environment: Readonly<Record<string, string>>
const started: number[] = []
const programs: RunningProgram[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stopping-'))
  workbook = join(folder, 'listings.xlsx')
  await writeLongWorkbook(workbook, { rows, seed: 3, quirks: true })
})
afterAll(() => rm(folder, { recursive: true }))

beforeEach(async () => {
  site = await createTestSite('sqlite')
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  environment = { ...site.environment, ...slowImport, PORT: String(port), LOG_LEVEL: 'warn' }
})
afterEach(async () => {
  for (const program of programs.splice(0)) processesOf(program)
  for (const pid of started.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  await site.remove()
})

/** Ends everything that a test has started, also if the test fails. */
function noted(program: RunningProgram): RunningProgram {
  programs.push(program)
  return program
}
const startProgram = (...given: Parameters<typeof startProgramOf>) => noted(startProgramOf(...given))
const runShell = (...given: Parameters<typeof runShellOf>) => noted(runShellOf(...given))

const createImport = () =>
  site.storage.jobs.createJob({
    id: randomUUID(),
    kind: 'import',
    subject: 'listings.xlsx',
    username: 'admin',
    request: { path: workbook, fileName: 'listings.xlsx', mode: 'skip', deriveIds: false },
    now: Date.now(),
  })
const findJob = async () => (await site.storage.jobs.listJobs({ limit: 1 }))[0]
const untilImporting = () =>
  until('an import that has stored rows', async () => {
    const job = await findJob()
    return job !== undefined && job.progress !== null && job
  })

/** The program and all its descendants so far. They are ended after the test, even if their parents have ended. */
function processesOf({ process: { pid, exitCode, signalCode } }: RunningProgram): number[] {
  if (pid === undefined || exitCode !== null || signalCode !== null) return []
  const pids = [pid, ...listDescendants(pid)]
  started.push(...pids)
  return pids
}

async function expectEndOf(pids: readonly number[]): Promise<void> {
  const end = performance.now() + stopBound
  while (pids.some(isAlive) && performance.now() < end) await delay(20)
  expect(pids.filter(isAlive)).toEqual([])
}

/** Checks that the job was released, so that the next process can continue it at once. */
const expectCheckpoint = async () =>
  expect(await findJob()).toMatchObject({ state: 'queued', progress: expect.anything() })

describe.skipIf(process.platform !== 'linux')('a server that is started by npm', () => {
  const signals = ['SIGTERM', 'SIGKILL'] as const
  const all = signals.flatMap((signal) => ['1', '2'].map((processes) => [signal, processes] as const))
  // Otherwise each signal once, and each number of processes.
  const some = all.filter((_, index) => isFullLength || index % 3 === 0)
  test.each(some)(
    'ends in the middle of an import when npm gets %s, with WEB_CONCURRENCY=%s',
    async (signal, processes) => {
      await createImport()
      const shell = runShell('npm start & echo "npm is $!."; sleep 600', {
        ...environment,
        WEB_CONCURRENCY: processes,
      })
      await until('the server', () => isServing(origin))
      await untilImporting()
      const npm = Number(/npm is (\d+)/.exec(shell.said())?.[1])
      const server = listDescendants(npm)
      processesOf(shell)
      expect(server.length).toBeGreaterThanOrEqual(2)
      process.kill(npm, signal)
      await expectEndOf(server)
      await expectCheckpoint()
    },
  )

  test('ends when the program between npm and the server is killed', async () => {
    const run = runShell('exec npm start', environment)
    await until('the server', () => isServing(origin))
    const server = processesOf(run)
    process.kill(server.at(-2) ?? 0, 'SIGKILL')
    await expectEndOf(server)
  })

  test('lives on when the shell that it was typed into ends', async () => {
    const shell = runShell('npm start >/dev/null 2>&1 & sleep 600', environment, true)
    await until('the server', () => isServing(origin))
    const [login = 0, ...others] = processesOf(shell)
    process.kill(login, 'SIGKILL')
    await delay(1500)
    expect(await isServing(origin)).toBe(true)
    expect(others.every(isAlive)).toBe(true)
  })
})

describe('a server that is asked to stop', () => {
  // One loop listens for all three. Here SIGHUP reaches the command line, below.
  const signals = isFullLength ? (['SIGTERM', 'SIGINT', 'SIGHUP'] as const) : (['SIGTERM'] as const)
  test.each(signals)('gives its import back and ends with code 0 on %s', async (signal) => {
    await createImport()
    const server = startProgram('serve', environment)
    processesOf(server)
    await untilImporting()
    server.process.kill(signal)
    expect(await endInTime(server)).toEqual({ code: 0, signal: null })
    await expectCheckpoint()
  })

  test("ends with code 0 where a job's step goes on for long, and at once on a second signal", async () => {
    await createImport()
    const anyPort = { ...environment, PORT: '0' }
    const [patient, impatient] = [startProgram('serve', anyPort), startProgram('serve', anyPort)]
    for (const server of [patient, impatient]) {
      processesOf(server)
      await untilSays(server, 'is ready')
    }
    await untilImporting()
    // No step can end before the lock is released.
    const other = new Database(join(site.config.dataDir, 'directory.sqlite'), { timeout: 60_000 })
    try {
      other.exec('begin immediate')
      for (const server of [patient, impatient]) server.process.kill('SIGTERM')
      await delay(1200)
      impatient.process.kill('SIGTERM')
      await impatient.ended
      expect(await endInTime(patient)).toEqual({ code: 0, signal: null })
    } finally {
      other.close()
    }
  })

  test('lets no slow upload hold it up', async () => {
    const server = startProgram('serve', environment)
    processesOf(server)
    await until('the server', () => isServing(origin))
    const endless = new ReadableStream({
      pull: (controller) => delay(100).then(() => controller.enqueue('x')),
    })
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: endless,
      duplex: 'half',
    }
    const upload = fetch(`${origin}/add-business`, options).catch(() => undefined)
    await delay(300)
    server.process.kill('SIGTERM')
    expect(await endInTime(server)).toEqual({ code: 0, signal: null })
    await upload
  })
})

describe.skipIf(process.platform !== 'linux')('a cluster', () => {
  test('that is stopped right after one of its processes died starts no other one', async () => {
    const first = startProgram('serve', { ...environment, WEB_CONCURRENCY: '2' })
    await untilSays(first, 'is ready')
    const [, worker = 0] = processesOf(first)
    process.kill(worker, 'SIGKILL')
    await untilSays(first, 'takes its place')
    first.process.kill('SIGTERM')
    expect(await endInTime(first)).toEqual({ code: 0, signal: null })
    await delay(1500)
    expect(await isServing(origin)).toBe(false)
  })

  test('whose first process is killed gives its import back', async () => {
    await createImport()
    const first = startProgram('serve', { ...environment, WEB_CONCURRENCY: '2' })
    await untilImporting()
    const pids = processesOf(first)
    first.process.kill('SIGKILL')
    await expectEndOf(pids)
    await expectCheckpoint()
  })

  test('that cannot listen ends and says why', async () => {
    const other = startProgram('serve', environment)
    processesOf(other)
    await until('the other server', () => isServing(origin))
    const first = startProgram('serve', { ...environment, WEB_CONCURRENCY: '2' })
    processesOf(first)
    expect(await first.ended).toEqual({ code: 1, signal: null })
    expect(first.said()).toContain('set PORT to a free one')
    expect(first.said()).not.toMatch(/^ +at /m)
  })
})

test('an import on the command line that loses its terminal is given back', async () => {
  const command = startProgram('cli', environment, ['import', workbook])
  processesOf(command)
  await untilImporting()
  command.process.stderr?.destroy()
  command.process.kill('SIGHUP')
  expect(await endInTime(command)).toEqual({ code: 1, signal: null })
  await expectCheckpoint()
})
