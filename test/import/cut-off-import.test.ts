import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { createTestSite, engines, type TestSite } from '../app/test-site.ts'
import { runCli } from './run-cli.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cut-off-import-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function table(name: string, row: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, `name,place_id,address,country\n${row}\n`)
  return path
}

/** An import whose process was killed before it stored anything, and whose lease has run out. */
async function cutOff({ storage }: TestSite, path: string): Promise<void> {
  const request = { path, fileName: 'first.csv', mode: 'update', deriveIds: false }
  const order = { id: crypto.randomUUID(), kind: 'import', subject: 'first.csv', username: '' } as const
  await storage.jobs.createJob({ ...order, request, now: 1 })
  await storage.jobs.claimJob({ owner: 'killed', now: 1, leaseTime: -1, jobId: order.id })
}

describe.each(engines)('after an import on %s that was cut off', (engine) => {
  test('files that are written say so, and the next import comes after it', async () => {
    const site = await createTestSite(engine)
    try {
      const run = async (...words: string[]) => {
        const result = await runCli(words, site.environment)
        expect(result).toMatchObject({ code: 0 })
        return result
      }
      await cutOff(site, await table('first.csv', 'Old Name,door,Main St 1,Germany'))
      for (const [command, name] of [
        ['export', 'all.xlsx'],
        ['backup', 'all.gz'],
      ] as const)
        expect((await run(command, join(folder, name))).err).toContain(
          'import first.csv has begun and not ended',
        )
      await run('import', '--mode', 'update', await table('second.csv', 'New Name,door,Main St 1,Germany'))
      const [listing] = await site.storage.administration.listStored([businessId('door')])
      expect(listing).toMatchObject({ name: 'New Name' })
      expect((await run('export', join(folder, 'all.xlsx'))).err).toBe('')
    } finally {
      await site.remove()
    }
  })
})
