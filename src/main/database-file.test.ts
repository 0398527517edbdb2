import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../../test/app/test-site.ts'
import { DatabaseFile } from './database-file.ts'

let site: TestSite
let said: string
const say = (line: string) => (said += `${line}\n`)

/** A directory whose server was killed. */
beforeEach(async () => {
  said = ''
  site = await createTestSite('sqlite')
  await site.storage.close()
})
afterEach(() => site.remove())

async function untilSaid(words: string): Promise<void> {
  while (!said.includes(words)) await delay(10)
}

test('a large file is checked while the site is served, and is trusted after a stop in good order', async () => {
  const file = new DatabaseFile(site.config, 0)
  await file.begin(say)
  expect(said).toContain('is checked')
  await untilSaid('it is sound')
  expect(file.isSound()).toBe(true)
  file.end()
  said = ''
  await new DatabaseFile(site.config, 0).begin(say)
  expect(said).toBe('')
})

test('damage that is found while the site is served is said, and stays known until the file is replaced', async () => {
  const path = join(site.config.dataDir, 'directory.sqlite')
  const handle = await open(path, 'r+')
  const half = Math.floor((await stat(path)).size / 8192) * 4096
  await handle.write(Buffer.alloc(40 * 4096, 0xa5), 0, 40 * 4096, half)
  await handle.close()
  const file = new DatabaseFile(site.config, 0)
  await file.begin(say)
  await untilSaid('is damaged')
  expect(said).toContain('restore FILE')
  expect(file.isSound()).toBe(false)
  file.end()
  expect(new DatabaseFile(site.config).isSound()).toBe(false)
  await expect(new DatabaseFile(site.config).begin(say)).rejects.toMatchObject({ name: 'DatabaseFileError' })
  await rm(path)
  const begun = new DatabaseFile(site.config)
  await begun.begin(say)
  expect(begun.isSound()).toBe(true)
})

test('a folder that cannot be written to does not end a command a second time, with a stack trace', () => {
  const noFolder = join(import.meta.filename, 'data')
  expect(() => new DatabaseFile({ ...site.config, dataDir: noFolder }).keepTrust()()).not.toThrow()
})
