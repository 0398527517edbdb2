import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeBackup } from '../../src/application/backup/write-backup.ts'
import { runJob } from '../../src/application/jobs/run-job.ts'
import { historyKinds } from '../../src/application/ports/history-store.ts'
import type { Job } from '../../src/application/ports/job-store.ts'
import { withTerms } from '../../src/domain/search-terms/index-terms.ts'
import { createJobHandlers } from '../../src/main/job-handlers.ts'
import { addReports, recordsOf } from '../app/history.ts'
import { allStored, storedDigest } from '../app/listing-digest.ts'
import { importRows } from '../app/listing-rows.ts'
import { createTestSite, engines, type TestSite } from '../app/test-site.ts'
import { linesOf, packed } from './backup-lines.ts'
import { damages } from './damaged-backups.ts'

const clock = { now: () => Date.now() }
const now = Date.UTC(2026, 10, 21)

describe.each(engines)('a damaged backup on %s', (engine) => {
  let folder: string
  let site: TestSite
  let sound: string[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'damaged-backups-'))
    site = await createTestSite(engine)
    await fill(site)
    sound = linesOf(await backup('sound.gz'))
  })
  afterAll(async () => {
    await site.remove()
    await rm(folder, { recursive: true })
  })

  async function backup(name: string): Promise<Buffer> {
    const path = join(folder, name)
    await writeBackup(path, site.storage, { now })
    return readFile(path)
  }

  /** Runs the job that restores a file, in this process. The others are called when it has checked the file, and cleared the directory. */
  async function restore(
    lines: Buffer,
    onChecked?: (path: string) => Promise<void>,
    onCleared?: (path: string) => Promise<void>,
  ): Promise<Job | undefined> {
    const { jobs, administration } = site.storage
    const path = join(folder, 'restored.gz')
    await writeFile(path, lines)
    const id = crypto.randomUUID()
    await jobs.createJob({ id, kind: 'restore', subject: path, username: '', request: { path }, now })
    const job = await jobs.claimJob({ owner: id, now: clock.now(), leaseTime: 600_000, jobId: id })
    if (!job) throw new Error('another job is running')
    const watched = {
      ...administration,
      async hold(...input: Parameters<typeof administration.hold>) {
        await onChecked?.(path)
        return administration.hold(...input)
      },
      async clear(...input: Parameters<typeof administration.clear>) {
        await administration.clear(...input)
        await onCleared?.(path)
      },
    }
    const handler = createJobHandlers(site.config, { ...site.storage, administration: watched }).restore
    const { signal } = new AbortController()
    await runJob({ job, owner: id }, { handler, jobs, clock, signal, onFault: () => undefined })
    return jobs.findJob(id)
  }

  /** Everything that a backup holds, and which version of the data pages show. */
  const state = async () => ({
    digest: await storedDigest(site.storage),
    synonyms: await site.storage.searchFeedback.listSynonyms(),
    layouts: await site.storage.importLayouts.listLayouts(),
    trades: await site.storage.tradeMappings.listTradeMappings(),
    history: await Promise.all(stillKinds.map((kind) => recordsOf(site.storage, kind))),
    version: await site.storage.listings.dataVersion(),
  })

  test(`is refused in words, ${damages.length} times, and the directory stays as it was`, async () => {
    expect(damages.length).toBeGreaterThan(200)
    const before = await state()
    const bytes = await backup('before.gz')
    for (const { name, damage, words, keepsTrailer = false } of damages) {
      const damaged = damage(sound)
      expect(damaged, name).not.toEqual(sound)
      const job = await restore(packed(damaged, { keepsTrailer }))
      expect(job, name).toMatchObject({
        state: 'failed',
        result: { text: { en: expect.stringMatching(words), ko: expect.stringMatching(/백업/) } },
      })
      expect(await state(), name).toEqual(before)
    }
    expect(withoutJobs(await backup('after.gz'))).toEqual(withoutJobs(bytes))
    const differences = []
    for await (const difference of site.storage.verify()) differences.push(difference)
    expect(differences).toEqual([])
  })

  test('that takes the place of a sound one after the check is refused, and the directory stays as it was', async () => {
    const before = await state()
    const job = await restore(packed(sound), async (path) => {
      const rows = sound.with(2, (sound[2] ?? '').replace('"rating":', '"rating":9'))
      await writeFile(path, packed(rows))
    })
    expect(job).toMatchObject({
      state: 'failed',
      result: { text: { en: expect.stringMatching(/was changed while it was being checked/) } },
    })
    expect(await state()).toEqual(before)
  })

  test('that takes the place of a sound one when the directory is cleared: the job names the snapshot', async () => {
    const before = await storedDigest(site.storage)
    const cleared = async (path: string) =>
      writeFile(path, packed(sound.toSpliced(2, 1), { keepsTrailer: true }))
    const job = await restore(packed(sound), undefined, cleared)
    const [, snapshot] = /in the snapshot (\S+)\. Restore it/.exec(JSON.stringify(job?.result)) ?? []
    expect(job?.state).toBe('failed')
    const kept = await readFile(join(site.config.dataDir, 'snapshots', snapshot ?? ''))
    expect(await restore(kept)).toMatchObject({ state: 'done' })
    expect(await storedDigest(site.storage)).toBe(before)
  })

  test('is what was refused: the same file without a damage is restored', async () => {
    const before = await storedDigest(site.storage)
    expect(await restore(packed(sound))).toMatchObject({ state: 'done' })
    expect(await storedDigest(site.storage)).toBe(before)
  })

  test('is none that lacks what older versions did not write, or has a field of a newer one', async () => {
    const older = sound.map((line, index) => {
      const { synonyms: _, dataAt: __, layouts: ___, trades: ____, ...others } = JSON.parse(line)
      return JSON.stringify(index === 2 ? { ...others, newField: 1 } : others)
    })
    expect(await restore(packed(older))).toMatchObject({ state: 'done', result: { restored: 5 } })
    expect((await allStored(site.storage)).every(({ dataAt, createdAt }) => dataAt === createdAt)).toBe(true)
  })
})

/** Every attempt to restore is a job. */
const stillKinds = historyKinds.filter((kind) => kind !== 'job')
const withoutJobs = (bytes: Buffer) =>
  linesOf(bytes)
    .slice(0, -1)
    .filter((line) => !line.startsWith('{"of":"job"'))

/** Four listings, one that waits for approval, two synonyms, two layouts, two trades of texts and two reports. */
async function fill({ storage }: TestSite): Promise<void> {
  await importRows(storage)
  const stored = await allStored(storage)
  const [first] = stored
  if (!first) throw new Error('nothing was imported')
  const draft = withTerms({ ...first, placeId: 'submission-1', status: 'pending' as const })
  await storage.listings.addPending({ draft, email: 'owner@example.kr', now })
  const synonym = (key: string) => ({ key, phrase: key, meaning: '미용실', trade: '', createdAt: now })
  await storage.searchFeedback.restoreSynonyms([synonym('머리방'), synonym('폰고침')])
  const layout = (key: string) => ({
    key,
    name: 'places',
    columns: { name: 'ad', latitude: 'y' },
    country: 'TR',
    deriveIds: true,
    chosenAt: now,
  })
  await storage.importLayouts.restoreLayouts([layout('a1'), layout('a2')])
  const mapping = (key: string) => ({ key, text: key, trade: 'cafe', chosenAt: now })
  await storage.tradeMappings.restoreTradeMappings([mapping('b1'), mapping('b2')])
  const report = (id: string) => ({
    id,
    listingId: first.id,
    reasons: ['phone' as const],
    note: '',
    contact: '',
    createdAt: now,
  })
  await addReports(storage, [report('report-1'), report('report-2')])
}
