import { rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../../src/main/prepare.ts'
import { createTestSite } from './test-site.ts'

let folder: Promise<string> | undefined

/**
 * The folder of a site on SQLite whose first start has added the sample listings. It is made once in a process, which runs many files:
 * their import takes four seconds.
 */
export function sampleFolder(): Promise<string> {
  folder ??= makeFolder()
  return folder
}

async function makeFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'sample-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  const { config, storage, remove } = await createTestSite('sqlite', { SAMPLE_DATA: 'on' })
  await prepare(config, storage, () => undefined)
  await storage.close()
  await cp(config.dataDir, made, { recursive: true, preserveTimestamps: true })
  await remove()
  return made
}
