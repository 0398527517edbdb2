import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { type AdminClient, adminClient } from '../app/admin-client.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { breakableNode } from './breakable-node.ts'
import { citusIsAbsent } from './citus-database.ts'

describe.skipIf(citusIsAbsent)('a cluster that has lost a worker', () => {
  let app: TestApp
  let admin: AdminClient
  let node: Awaited<ReturnType<typeof breakableNode>>
  beforeAll(async () => {
    app = await startTestApp('citus', {
      async beforeStart({ databaseUrl = '' }) {
        node = await breakableNode(databaseUrl)
      },
    })
    admin = await adminClient(app)
    expect(await admin.ended(await beginImport('before', 40))).toMatchObject({ state: 'done' })
    node.lose()
  })
  afterAll(async () => {
    node?.lose()
    await app?.close()
  })

  async function beginImport(name: string, count: number) {
    const rows = Array.from({ length: count }, (_, n) => `약국 ${n},${name}-${n},서울,KR\n`)
    const csv = new Blob([`name,place_id,city,country\n${rows.join('')}`])
    const { uploadId } = (await admin.upload('/api/admin/uploads', csv, '약국.csv')).body as {
      uploadId: string
    }
    return (await admin.call('POST', '/api/admin/imports', { uploadId })).body
  }
  const statusOf = async (placeId: string) =>
    (await app.fetch(`/api/businesses/${businessId(placeId)}`)).status

  test('pages that need all nodes answer 503 and say when to come back', async () => {
    for (const path of ['/', '/businesses', '/businesses?q=약국']) {
      const answer = await app.fetch(path)
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5'])
      expect(await answer.text()).toContain('<html lang="ko">')
    }
  })

  test('so do calls and sitemaps, in the words of the product', async () => {
    for (const path of ['/api/businesses?limit=3', '/api/businesses?q=약국', '/sitemap-businesses-1.xml']) {
      const answer = await app.fetch(path)
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5'])
      expect(await answer.json()).toEqual({ message: expect.stringContaining('습니다') })
    }
  })

  test('what the coordinator has is answered, and the process stays ready', async () => {
    for (const path of [
      '/cities',
      '/categories',
      '/api/statistics',
      '/sitemap-cities.xml',
      '/healthz',
      '/readyz',
    ]) {
      expect([path, (await app.fetch(path)).status]).toEqual([path, 200])
    }
  })

  test('listings of the other nodes are shown', async () => {
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, n) => statusOf(`before-${n}`)))
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
  })

  test('an import waits for the node, and then stores every row', async () => {
    const begun = await beginImport('after', 20)
    await expect.poll(async () => (await app.storage.jobs.findJob(begun.jobId))?.attempts).toBeGreaterThan(1)
    await node.bringBack()
    expect(await admin.ended(begun)).toMatchObject({ state: 'done', result: { imported: 20 } })
    expect((await app.storage.listings.statistics()).totalBusinesses).toBe(60)
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, n) => statusOf(`after-${n}`)))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})
