import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeOldUploads, uploadsOf } from '../../src/main/uploads.ts'
import { type ImportSite, openImportSite } from './import-site.ts'

let site: ImportSite
beforeEach(async () => {
  site = await openImportSite('sqlite')
})
afterEach(() => site.remove())

test('a start removes uploads that are older than a day, but for those of jobs that have yet to end', async () => {
  await site.queue.stop()
  const folder = uploadsOf(site.config, site.storage).path
  const [fresh, old, needed] = [
    await site.upload(['name'], []),
    await site.upload(['name'], []),
    await site.upload(['name'], []),
  ]
  for (const id of [old, needed]) {
    await writeFile(join(folder, `${id}.json`), '{}')
    for (const name of [id, `${id}.json`]) await utimes(join(folder, name), 1000, 1000)
  }
  await site.submitImport(needed)
  await removeOldUploads(uploadsOf(site.config, site.storage), site.storage.jobs, Date.now())
  expect((await readdir(folder)).sort()).toEqual([fresh, needed, `${needed}.json`].sort())
})
