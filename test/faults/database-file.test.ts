import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdtemp, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sampleFolder } from '../app/sample-folder.ts'
import { type RunningProgram, startProgram, untilSays } from './running-product.ts'

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }

let template: string
let dataDir: string
let file: string
const started: RunningProgram[] = []

const environmentOf = (folder: string) => ({
  DATA_DIR: folder,
  DATABASE_URL: '',
  PORT: '0',
  ADMIN_PASSWORD: 'correct horse battery',
  LOG_LEVEL: 'warn',
})

function serve(folder = dataDir, identity = {}) {
  const server = startProgram('serve', environmentOf(folder), [], identity)
  started.push(server)
  return server
}
const untilReady = (server: RunningProgram) => untilSays(server, 'is ready')

/** A directory whose server has stopped properly. */
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'file-'))
  await cp(await sampleFolder(), template, { recursive: true, preserveTimestamps: true })
  const server = serve(template)
  await untilReady(server)
  server.process.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, signal: null })
  await cp(import.meta.filename, join(template, 'snapshots', 'snapshot-2026-11-21T09-30-00-000Z.jsonl.gz'))
})
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'file-'))
  file = join(dataDir, 'directory.sqlite')
  await cp(template, dataDir, { recursive: true, preserveTimestamps: true })
})
afterEach(async () => {
  for (const program of started.splice(0)) {
    program.process.kill('SIGKILL')
    await program.ended
  }
  await rm(dataDir, { recursive: true })
})
afterAll(() => rm(template, { recursive: true }))

async function expectRefusal(program: RunningProgram, words: string): Promise<void> {
  expect(await program.ended).toEqual({ code: 1, signal: null })
  expect(program.said()).toContain(words)
  expect(program.said()).not.toMatch(/^ +at .*:\d+/m)
}

/** Forty pages of four kilobytes in the middle. */
async function overwritePages(): Promise<void> {
  const { size } = await stat(file)
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(40 * 4096, 0xa5), 0, 40 * 4096, 4096 * Math.floor(size / 8192))
  await handle.close()
}

describe('a database file that cannot be used ends the start in words', () => {
  const cases: [string, () => Promise<unknown>, string][] = [
    [
      'that is another kind of file',
      () => writeFile(file, 'A letter to a friend.'.repeat(500)),
      'is not an SQLite',
    ],
    ['that was emptied', () => truncate(file, 0), 'is empty'],
    ['that was cut off', async () => truncate(file, (await stat(file)).size - 8192), 'was cut off'],
  ]
  test.each(cases)('%s', async (_what, spoil, words) => {
    await spoil()
    const before = (await stat(file)).size
    const server = serve()
    await expectRefusal(server, words)
    expect(server.said()).toContain('snapshot-2026-11-21T09-30-00-000Z.jsonl.gz')
    const command = startProgram('cli', environmentOf(dataDir), ['stats'])
    await expectRefusal(command, words)
    expect((await stat(file)).size).toBe(before)
  })

  test('that is missing beside its write-ahead log, and no new one is begun', async () => {
    await rm(file)
    await writeFile(`${file}-wal`, Buffer.alloc(4096, 1))
    await expectRefusal(serve(), 'is missing, but its write-ahead log')
    expect(existsSync(file)).toBe(false)
  })

  test('that was overwritten after a stop in good order', async () => {
    await overwritePages()
    await expectRefusal(serve(), 'is damaged')
  })

  test('that was overwritten after the server was killed, again and again until it is replaced', async () => {
    const server = serve()
    await untilReady(server)
    expect(server.said()).not.toContain('checked')
    server.process.kill('SIGKILL')
    await server.ended
    for (const log of ['-wal', '-shm']) await rm(file + log, { force: true })
    await overwritePages()
    await expectRefusal(serve(), 'is damaged')
    await expectRefusal(serve(), 'is damaged')
    await cp(join(template, 'directory.sqlite'), file)
    await untilReady(serve())
  })

  test.skipIf(process.platform === 'win32')('in a folder that the user may not write to', async () => {
    if (isRoot)
      for (const name of ['.', ...(await readdir(dataDir))]) await chown(join(dataDir, name), 65534, 65534)
    await chmod(dataDir, 0o500)
    await expectRefusal(serve(dataDir, isRoot ? nobody : {}), 'cannot be written to')
    await chmod(dataDir, 0o700)
    await chmod(file, 0o400)
    await expectRefusal(serve(dataDir, isRoot ? nobody : {}), 'directory.sqlite cannot be written to')
    await chmod(dataDir, 0o000)
    const command = startProgram('cli', environmentOf(dataDir), ['stats'], isRoot ? nobody : {})
    await expectRefusal(command, `may not look into ${dataDir}`)
    await chmod(dataDir, 0o700)
  })
})

test('a port that is taken ends the start before the file is touched', async () => {
  const server = serve()
  await untilReady(server)
  const port = /:(\d+)\/ /.exec(server.said())?.[1] ?? ''
  const other = startProgram('serve', { ...environmentOf(dataDir), PORT: port })
  await expectRefusal(other, 'set PORT to a free one')
})
