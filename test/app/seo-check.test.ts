import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import { runCli } from '../import/run-cli.ts'
import { damage } from '../verify/damage.ts'
import { importRows } from './listing-rows.ts'
import { createTestSite, routeEngines, type TestSite } from './test-site.ts'

describe.each(routeEngines)('the command seo --check on %s', (engine) => {
  let site: TestSite
  beforeAll(async () => {
    site = await createTestSite(engine)
    await importRows(site.storage, [...sampleRows({ seed: 3, rows: 1200, quirks: true })])
  })
  afterAll(() => site.remove())
  const seo = (...options: string[]) => runCli(['seo', ...options], site.environment)

  test('says that there is nothing to judge, then judges what was written, and finds a bad text', async () => {
    expect((await seo('--check')).err).toContain('No listing has a search text.')
    expect((await seo()).out).toMatch(
      /^Generated SEO content for \d+ businesses\n[\d,]+ of the texts have fewer than 200 words, because no more is known/,
    )
    const good = await seo('--check')
    expect([good.code, good.err]).toEqual([0, ''])
    expect(good.out).toMatch(
      /^texts: 1,1\d\d\nwords, fewest: \d+\ntexts of fewer than 200 words, because no more is known: [\d,]+\nfacts per sentence: [34]\.\d\d\n/,
    )
    expect(good.out).toMatch(/contradictions: 0\n$/)

    await damage(site, `update business set unique_content = '영업시간은 오전 9시부터입니다.' where n = 1`)
    const bad = await seo('--check', '--sample', '100')
    expect(bad.code).toBe(1)
    expect(bad.out).toMatch(/\n {2}\w{16} \S.*: another way to write times: 영업시간은 오전 9시부터입니다\./)
    expect(bad.err).toMatch(/do not keep the bounds: 1 contradictions?\./)
    const { texts, contradictions } = JSON.parse((await seo('--check', '--sample', '5', '--json')).out)
    expect([texts, contradictions.length]).toEqual([5, 1])
    expect(contradictions[0]).toMatchObject({ id: expect.any(String), name: expect.any(String) })
  })
})
