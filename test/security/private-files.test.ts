import { spawn } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { login } from '../../bench/login.ts'
import { startProduct } from '../../bench/server-process.ts'
import { makeDataDirPrivate } from '../../src/main/process/private-files.ts'
import { adminClient } from '../app/admin-client.ts'
import { programOptions } from '../import/program-options.ts'
import { runCliProcess } from '../import/run-cli-process.ts'

let folder: string
let dataDir: string
const formerMask = process.umask()
beforeEach(() => {
  // The usual umask of most machines, with which other users can read new files.
  process.umask(0o022)
  folder = mkdtempSync(join(tmpdir(), 'private-'))
  dataDir = join(folder, 'data')
})
afterEach(() => {
  process.umask(formerMask)
  rmSync(folder, { recursive: true, force: true })
})

/** Every path under a folder, and the folder itself, on which others have a right. */
function readableByOthers(path: string): string[] {
  const found = lstatSync(path)
  const inside = found.isDirectory()
    ? readdirSync(path).flatMap((name) => readableByOthers(join(path, name)))
    : []
  return (found.mode & 0o077) === 0 ? inside : [path, ...inside]
}

async function cli(...given: string[]): Promise<void> {
  const { code, err } = await runCliProcess(given, {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    ADMIN_PASSWORD: '',
  })
  expect([code, err]).toEqual([0, expect.anything()])
}

test('another user of the machine can read nothing that import, export, backup, uploads and snapshots leave', async () => {
  const workbook = join(folder, 'listings.xlsx')
  await cli('generate', workbook, '--rows', '60')
  await cli('import', workbook)
  await cli('export', join(folder, 'out.xlsx'))
  await cli('backup', join(folder, 'out.jsonl.gz'))
  const server = await startProduct(dataDir)
  try {
    const admin = await adminClient({
      fetch: (path, init) => fetch(`${server.origin}${path}`, init),
      login: () => login(server.origin),
    })
    await admin.upload('/api/admin/uploads', new Blob(['']), 'waiting.xlsx')
    await admin.ended(
      (await admin.call('GET', '/api/admin/export', undefined, { prefer: 'respond-async' })).body,
    )
    expect((await admin.call('DELETE', '/api/admin/delete-all')).status).toBe(200)
    expect(readdirSync(dataDir).sort()).toEqual(
      expect.arrayContaining(['directory.sqlite', 'directory.sqlite-wal', 'exports', 'snapshots', 'uploads']),
    )
    expect(readdirSync(join(dataDir, 'uploads'))).not.toEqual([])
    expect(readdirSync(join(dataDir, 'snapshots'))).not.toEqual([])
    expect(readdirSync(join(dataDir, 'exports'))).not.toEqual([])
    expect(readableByOthers(dataDir)).toEqual([])
  } finally {
    await server.stop()
  }
  expect(readableByOthers(join(folder))).toEqual([])
})

test('a start makes private what an earlier version left readable, and says so', async () => {
  mkdirSync(join(dataDir, 'exports'), { recursive: true })
  writeFileSync(join(dataDir, 'exports', 'old.xlsx'), '')
  const { code, err } = await runCliProcess(['migrate'], { DATA_DIR: dataDir, DATABASE_URL: '' })
  expect(code).toBe(0)
  expect(err).toContain(`Other users could read 3 files and folders in ${dataDir}`)
  expect(readableByOthers(dataDir)).toEqual([])
})

test('in a folder that holds other things, only the files of the product are made private', () => {
  mkdirSync(join(dataDir, 'uploads'), { recursive: true })
  writeFileSync(join(dataDir, 'directory.sqlite'), '')
  writeFileSync(join(dataDir, 'holiday.jpg'), '')
  chmodSync(dataDir, 0o1777)
  expect(makeDataDirPrivate(dataDir)).toBe(2)
  expect(readableByOthers(dataDir)).toEqual([dataDir, join(dataDir, 'holiday.jpg')])
})

test.runIf(process.getuid?.() === 0)(
  'a server that is started as root says that it should not be',
  async () => {
    const program = join(import.meta.dirname, '..', '..', 'src', 'main', 'serve.ts')
    const server = spawn(process.execPath, [...programOptions, program], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: 'postgres://127.0.0.1:1/none', PORT: '0' },
    })
    let said = ''
    server.stderr.on('data', (chunk) => (said += chunk))
    try {
      await expect.poll(() => said).toContain('this server runs as root')
    } finally {
      server.kill('SIGKILL')
    }
  },
)
