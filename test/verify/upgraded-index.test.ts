import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Job } from '../../src/application/ports/job-store.ts'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import { listDifferences } from '../../src/storage/contract/storage-under-test.contract.ts'
import { importRows } from '../app/listing-rows.ts'
import { createTestSite, type TestSite } from '../app/test-site.ts'
import { type RunningProgram, startProgram, until, untilSays } from '../faults/running-product.ts'
import { isFullLength } from '../full-length.ts'
import { expireLeases } from '../jobs/expire-leases.ts'
import { damage } from './damage.ts'

const ghost = {
  sqlite: `insert into business_search (rowid, tokens) select rank, 'ghost' from business where n in (2, 4)`,
  postgres: `update business set tokens = tokens || 'ghost'::tsvector where n in (2, 4)`,
}

/** The contract of the stores shows on every database what a rebuild makes, and that one cut short goes on. */
const tried = isFullLength ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)

describe.each(tried)('a directory on %s whose index another version made', (engine) => {
  let site: TestSite
  beforeAll(async () => {
    site = await createTestSite(engine)
    await importRows(site.storage, [...sampleRows({ seed: 5, rows: 3000, quirks: false })])
    await damage(site, ghost[engine])
    await damage(site, `update meta set index_format = 'of another version'`)
  })
  const started: RunningProgram[] = []
  afterAll(async () => {
    for (const { process } of started) process.kill('SIGKILL')
    await site.remove()
  })

  const serve = async (): Promise<RunningProgram> => {
    const server = startProgram('serve', { ...site.environment, PORT: '0' })
    started.push(server)
    await untilSays(server, 'is ready')
    return server
  }
  const rebuilds = () => site.storage.jobs.listJobs({ limit: 9, kinds: ['reindex'] })
  const whenJobIs = (is: (job: Job) => boolean) =>
    until('the job', async () => (await rebuilds()).find((job) => is(job)))

  test('is rebuilt by one job while the server serves, over a kill of the server, and then no more', async () => {
    const killed = await serve()
    expect(killed.said()).toContain('Search index: another version made it.')
    await whenJobIs(({ state, progress }) => state === 'running' && progress !== null)
    killed.process.kill('SIGKILL')
    await killed.ended
    expect(await rebuilds()).toMatchObject([{ state: 'running' }])
    await expireLeases(site.storage)

    const second = await serve()
    expect(await whenJobIs(({ state }) => state === 'done')).toMatchObject({ attempts: 2 })
    second.process.kill('SIGTERM')
    await second.ended
    expect(await listDifferences(site.storage)).toEqual([])

    const third = await serve()
    expect(third.said()).not.toContain('Search index')
    third.process.kill('SIGTERM')
    await third.ended
    expect(await rebuilds()).toHaveLength(1)
  })
})
