import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'
import { prepare } from '../../src/main/prepare.ts'
import { createTestSite } from './test-site.ts'

let folder: Promise<string> | undefined

/**
 * The folder of a site on SQLite whose first start has added the sample listings. The first process of a run that needs it makes it for
 * all: their import takes seven seconds of processor time.
 */
export function sampleFolder(): Promise<string> {
  folder ??= findFolder(inject('sampleFolder'))
  return folder
}

async function findFolder(shared: string): Promise<string> {
  const filled = join(shared, 'filled')
  while (!(await isThere(filled))) {
    if (await mayMake(shared)) await makeFolder(shared, filled)
    // Another process makes it, or has failed: then its folder is gone.
    else await pause(50)
  }
  return filled
}

const succeeds = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  )
const isThere = (path: string) => succeeds(stat(path))
/** Of several processes, one can make the folder. */
const mayMake = (path: string) => succeeds(mkdir(path))

async function makeFolder(shared: string, filled: string): Promise<void> {
  try {
    const { config, storage, remove } = await createTestSite('sqlite', { SAMPLE_DATA: 'on' })
    await prepare(config, storage, () => undefined)
    await storage.close()
    await cp(config.dataDir, join(shared, 'copied'), { recursive: true, preserveTimestamps: true })
    await remove()
    await rename(join(shared, 'copied'), filled)
  } catch (error) {
    await rm(shared, { recursive: true, force: true })
    throw error
  }
}
