import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { JobInterruption } from '../../src/application/jobs/job-handler.ts'
import type { Job } from '../../src/application/ports/job-store.ts'
import type { SeoTextWriter } from '../../src/application/ports/listing-administration.ts'
import { createSeoHandler, type SeoProgress, textGenerator } from '../../src/application/seo/seo-job.ts'
import type { Business, BusinessList } from '../../src/domain/directory/directory.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows, listingRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'
import { createTestSite } from './test-site.ts'

const origin = 'http://127.0.0.1:3000'
const clock = { now: () => Date.now() }

describe.each(engines)('search texts on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeEach(async () => {
    app = await startTestApp(engine)
    admin = await adminClient(app)
    await importRows(app)
  })
  afterEach(() => app.close())

  const generate = (headers = {}) => admin.call('POST', '/api/admin/generate-seo', undefined, headers)
  const businesses = async () => ((await app.json('/api/businesses')) as BusinessList).businesses

  test('POST /api/admin/generate-seo → message and count; only listings without text', async () => {
    const answer = { status: 200, body: { message: 'Generated SEO content for 4 businesses', updated: 4 } }
    expect(await generate()).toEqual(answer)
    const before = await businesses()
    for (const { name, uniqueContent, seoTitle, seoDescription } of before) {
      expect(uniqueContent).toContain(name)
      expect(seoTitle).toBeTruthy()
      expect(seoDescription).toBeTruthy()
    }

    await importRows(app, [{ name: '새 가게', place_id: 'ChIJnew' }])
    expect((await generate()).body).toEqual({ message: 'Generated SEO content for 1 businesses', updated: 1 })
    const after = new Map((await businesses()).map((business) => [business.id, business]))
    expect(before.map(({ id }) => after.get(id))).toEqual(before)
    expect((await generate()).body.updated).toBe(0)
  })

  test('POST /api/admin/generate-seo with respond-async → 202, the job, its progress and result', async () => {
    const { status, body } = await generate({ prefer: 'respond-async' })
    expect({ status, job: body.job }).toEqual({ status: 202, job: `/api/admin/jobs/${body.jobId}` })
    expect(await admin.ended(body)).toMatchObject({
      kind: 'seo',
      state: 'done',
      username: 'admin',
      done: 4,
      total: 4,
      share: 1,
      result: { message: 'Generated SEO content for 4 businesses', updated: 4 },
    })
  })

  test('GET /details/{slug} and the sitemap → the texts, under one canonical address', async () => {
    await generate()
    const business = (await businesses()).find(({ name }) => name.startsWith('한강')) as Business
    const page = await (await app.fetch(`/details/${encodeURIComponent(business.slug)}`)).text()
    const canonical = `${origin}/details/${encodeURIComponent(business.slug)}`
    expect(page).toContain(`<link rel="canonical" href="${canonical}"`)
    expect(page).toContain('Detailed Information')
    expect(page).toContain(business.uniqueContent?.split('\n\n').at(-1))
    expect(await (await app.fetch('/sitemap-businesses-1.xml')).text()).toContain(`<loc>${canonical}</loc>`)
  })

  test('a title written by hand → stays', async () => {
    const [business] = await businesses()
    const path = `/api/admin/businesses/${business?.id}`
    const { version } = (await admin.call('GET', path)).body
    await admin.call('PATCH', path, { version, edit: { seoTitle: '손으로 쓴 제목' } })
    await generate()
    const { body } = await admin.call('GET', path)
    expect(body.business.seoTitle).toBe('손으로 쓴 제목')
    expect(body.business.uniqueContent).toBeTruthy()
  })

  test('a run that is cut off → goes on with the listings that are left, and counts all', async () => {
    // Without a server, whose job queue could take the job.
    const site = await createTestSite(engine)
    onTestFinished(() => site.remove())
    await importRows(site.storage)
    const { administration, jobs } = site.storage
    await jobs.createJob({ id: 'cut', kind: 'seo', subject: '', username: '', request: null, now: 1 })
    const controller = new AbortController()
    const written: string[] = []
    const oneByOne: SeoTextWriter = {
      batchSize: 1,
      write(facts, signal) {
        if (written.length === 2) controller.abort(new JobInterruption('stopping'))
        written.push(...facts.map(({ listing }) => listing.id))
        return textGenerator.write(facts, signal)
      },
    }
    const run = async (writer: SeoTextWriter, signal: AbortSignal) =>
      createSeoHandler({ administration, writer, clock })({
        job: (await jobs.findJob('cut')) as Job,
        signal,
        owner: 'run',
        onProgress: () => undefined,
      })
    await expect(run(oneByOne, controller.signal)).rejects.toThrow(JobInterruption)
    expect((await jobs.findJob('cut'))?.progress as SeoProgress).toMatchObject({
      done: 2,
      total: 4,
      updated: 2,
    })

    expect(await run(textGenerator, new AbortController().signal)).toMatchObject({
      updated: listingRows.length,
    })
    expect((await jobs.findJob('cut'))?.progress as SeoProgress).toMatchObject({
      done: 4,
      total: 4,
      share: 1,
    })
    expect((await administration.shortcomings()).withoutSeoText).toBe(0)
  })
})
