import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readBackup } from '../../src/application/backup/read-backup.ts'
import type { StoredListing } from '../../src/application/ports/listing-administration.ts'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import { type AdminClient, adminClient } from '../app/admin-client.ts'
import { allStored } from '../app/listing-digest.ts'
import { importRows } from '../app/listing-rows.ts'
import { engines, startTestApp, type TestApp } from '../app/test-app.ts'

const held = /^지금 모든 자료를 (삭제|복원)하고 있어 바꿀 수 없습니다\. 잠시 뒤에 다시 시도해 주십시오\.$/
const submission = {
  name: '때를 잘못 고른 꽃집',
  category: '꽃집',
  address: '서울특별시 성동구 왕십리로 1',
  country: '대한민국',
  phone: '02-333-4444',
  email: 'owner@example.com',
}

describe.each(engines)('changes while everything is deleted on %s', (engine) => {
  const apps: TestApp[] = []
  let app: TestApp
  let admin: AdminClient
  let listings: StoredListing[]
  beforeEach(async () => {
    app = await startTestApp(engine)
    apps.push(app)
    admin = await adminClient(app)
    await importRows(app, [...sampleRows({ seed: 5, rows: 1500, quirks: false })])
    listings = await allStored(app.storage)
  })
  afterAll(async () => {
    for (const each of apps) await each.close()
  })

  const edit = ({ id, updatedAt: version }: StoredListing, name: string) =>
    admin.call('PATCH', `/api/admin/businesses/${id}`, { version, edit: { name } })
  const submit = () => app.fetch('/add-business', { method: 'POST', body: new URLSearchParams(submission) })

  /** What all snapshots hold. */
  async function snapshotContents(): Promise<StoredListing[]> {
    const { snapshots } = (await admin.call('GET', '/api/admin/snapshots')).body
    const found: StoredListing[] = []
    for (const { name } of snapshots) {
      for await (const batch of readBackup(join(app.dataDir, 'snapshots', name)))
        found.push(...batch.listings)
    }
    return found
  }

  test('an edit that is answered 200 is in the snapshot or in the directory', async () => {
    const deletion = admin.call('DELETE', '/api/admin/delete-all')
    const edits = listings.slice(0, 60).map(async (listing, index) => {
      const name = `바뀐 이름 ${index}`
      return { name, answer: await edit(listing, name) }
    })
    const answers = await Promise.all(edits)
    expect((await deletion).status).toBe(200)
    const names = new Set((await snapshotContents()).map(({ name }) => name))
    for (const { name } of await allStored(app.storage)) names.add(name)
    for (const { name, answer } of answers) {
      expect([200, 404, 503]).toContain(answer.status)
      if (answer.status === 200) expect(names).toContain(name)
    }
  })

  test.each(['delete-all', 'restore'] as const)(
    'behind the snapshot of a %s whose process died, changes are refused in words until the job has ended',
    async (kind) => {
      const { storage } = app
      const id = crypto.randomUUID()
      const now = Date.now()
      await storage.jobs.createJob({ id, kind, subject: '', username: '', request: null, now })
      await storage.jobs.claimJob({ owner: 'died', now, leaseTime: 10_000, jobId: id })
      await storage.administration.hold(id, now)

      const [first, second] = listings
      if (!first || !second) throw new Error('nothing was imported')
      const calls = [
        edit(first, '다른 이름'),
        admin.call('DELETE', `/api/admin/businesses/${first.id}`),
        admin.call('POST', '/api/admin/businesses/bulk', { action: 'verify', ids: [first.id] }),
        admin.call('POST', '/api/admin/duplicates/merge', {
          keep: { id: first.id, version: first.updatedAt },
          remove: [{ id: second.id, version: second.updatedAt }],
        }),
      ]
      for (const { status, body } of await Promise.all(calls)) {
        expect(status).toBe(503)
        expect(body.message).toMatch(held)
      }
      const refused = await submit()
      expect(refused.status).toBe(503)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      const page = await refused.text()
      expect(page).toContain('지금 자료를 정리하고 있어 신청을 저장할 수 없습니다')
      expect(page).toContain(`value="${submission.name}"`)
      expect((await app.fetch(`/api/businesses/${first.id}`)).status).toBe(200)
      expect(await allStored(storage)).toEqual(listings)

      await storage.jobs.finishJob(id, { state: 'failed', result: { message: '' }, now })
      expect((await edit(first, '다른 이름')).status).toBe(200)
      expect((await submit()).status).toBe(303)
    },
  )
})
