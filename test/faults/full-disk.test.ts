import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountSmallDisk } from '../../scripts/campaign/small-disk.ts'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import { type AdminClient, adminClient } from '../app/admin-client.ts'
import { allStored, storedDigest } from '../app/listing-digest.ts'
import { importRows } from '../app/listing-rows.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'

const folder = await mkdtemp(join(tmpdir(), 'small-disk-'))
const disk = mountSmallDisk(join(folder, 'disk'))
/** An edit was not stored; a job ended early. */
const words = /저장 공간이 부족해 (저장하지 못했습니다|작업이 끝나기 전에 멈췄습니다)\./

describe.skipIf(!disk)('on a full disk', () => {
  let app: TestApp
  let admin: AdminClient
  let before: string
  /** How far the clock of sessions is ahead, in ms. */
  let later = 0
  beforeAll(async () => {
    app = await startTestApp('sqlite', {
      environment: { DATA_DIR: disk?.folder ?? '' },
      time: { now: () => Date.now() + later, wait: async () => undefined },
    })
    admin = await adminClient(app)
    await importRows(app, [...sampleRows({ seed: 9, rows: 1000, quirks: false })])
    before = await storedDigest(app.storage)
    await disk?.fill()
  })
  afterAll(async () => {
    await app.close()
    disk?.unmount()
    await rm(folder, { recursive: true, force: true })
  })

  test('changes are answered 507 in words, and none is half-written', async () => {
    const listings = await allStored(app.storage)
    const statuses = new Set<number>()
    for (let round = 0; round < 20 && !statuses.has(507); round++) {
      // Each round deletes the same ones, which the round before has put back.
      const ids = listings.slice(0, 100).map(({ id }) => id)
      const { status, body } = await admin.call('POST', '/api/admin/businesses/bulk', {
        action: 'delete',
        ids,
      })
      statuses.add(status)
      if (status === 200) {
        await admin.call('POST', `/api/admin/changes/${body.changeId}/undo`)
        continue
      }
      expect(body.message).toMatch(words)
    }
    expect(statuses).toContain(507)
    expect((await allStored(app.storage)).length).toBe(listings.length)
  })

  test('a session stays open, though its last use cannot be stored', async () => {
    later = 60 * 60 * 1000
    expect((await admin.call('GET', '/api/admin/snapshots')).status).toBe(200)
    later = 0
  })

  test('deleting everything fails in words before anything is deleted', async () => {
    const { status, body } = await admin.call('DELETE', '/api/admin/delete-all')
    expect(body.message).toMatch(words)
    expect(status).toBe(507)
    expect(await storedDigest(app.storage)).toBe(before)
  })

  test('with room again, everything is as it was and works', async () => {
    await disk?.makeRoom()
    const { status, body } = await admin.call('DELETE', '/api/admin/delete-all')
    expect(status).toBe(200)
    const accepted = await admin.call('POST', `/api/admin/snapshots/${body.snapshot}/restore`)
    expect(await admin.ended(accepted.body)).toMatchObject({ state: 'done' })
    expect(await storedDigest(app.storage)).toBe(before)
    const differences = []
    for await (const difference of app.storage.verify()) differences.push(difference)
    expect(differences).toEqual([])
  })
})
