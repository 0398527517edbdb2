import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DuplicatePage, MergeCandidate } from '../../src/domain/administration/duplicates.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows, type ListingRow } from './listing-rows.ts'
import { routeEngines, startTestApp, type TestApp } from './test-app.ts'

describe.each(routeEngines)('a merge of duplicates on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await adminClient(app)
  })
  afterAll(() => app.close())

  const list = async (): Promise<DuplicatePage> => (await admin.call('GET', '/api/admin/duplicates')).body
  const seen = ({ business: { id }, version }: MergeCandidate) => ({ id, version })

  test('POST …/merge of three with choices → one with the facts of all; an update of its file loses none; undone → three again', async () => {
    const trio: readonly ListingRow[] = [
      {
        name: '가람 분식',
        working_hours: 'Monday: 09:00-18:00, Tuesday: 09:00-18:00',
        rating: '4.9',
        reviews: '2',
      },
      { name: '가람분식', working_hours: 'Monday: 10:00-20:00, Saturday: 10:00-15:00, Sunday: Closed' },
      { name: '가람 분식집', rating: '4.1', reviews: '90', photo: 'https://lh5.googleusercontent.com/p/a' },
    ].map((row, index) => ({ ...row, place_id: `trio-${index}`, country: '대한민국', phone: '02-123-7788' }))
    const { jobId } = await importRows(app, trio)
    const clusterOf = async () =>
      (await list()).clusters.find(({ members }) =>
        members.some(({ business }) => business.name.startsWith('가람')),
      )
    const cluster = await clusterOf()
    const byName = (name: string) => {
      const found = cluster?.members.find(({ business }) => business.name === name)
      if (!found) throw new Error(`${name} is no member`)
      return found
    }
    const [one, two, three] = [byName('가람 분식'), byName('가람분식'), byName('가람 분식집')]
    expect(cluster?.proposal).toMatchObject({ hours: [two.business.id], rating: [three.business.id] })
    const merge = { keep: seen(one), remove: [seen(two), seen(three)] }
    const nobody = { ...merge, choices: { smell: two.business.id } }
    expect((await admin.call('POST', '/api/admin/duplicates/merge', nobody)).status).toBe(400)
    const merged = await admin.call('POST', '/api/admin/duplicates/merge', {
      ...merge,
      choices: { name: three.business.id },
    })
    expect(merged.status).toBe(200)
    const facts = {
      name: '가람 분식집',
      rating: '4.1',
      reviewCount: 90,
      photos: ['https://lh5.googleusercontent.com/p/a'],
      openingHours: {
        Monday: expect.stringContaining('10:00'),
        Tuesday: expect.stringContaining('09:00'),
        Saturday: expect.anything(),
        Sunday: expect.anything(),
      },
    }
    const read = () => app.json(`/api/businesses/${one.business.id}`)
    expect(await read()).toMatchObject(facts)
    expect(await clusterOf()).toBeUndefined()
    await importRows(app, trio, 'update')
    expect(await read()).toMatchObject(facts)
    await admin.call('POST', `/api/admin/changes/${merged.body.changeId}/undo`)
    expect(await read()).toMatchObject({ name: '가람 분식', rating: '4.9', reviewCount: 2, photos: [] })
    expect((await clusterOf())?.ids).toHaveLength(3)
    await admin.ended((await admin.call('POST', `/api/admin/jobs/${jobId}/undo`)).body)
    expect(await clusterOf()).toBeUndefined()
  })
})
