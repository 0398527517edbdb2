import { expect, test } from 'vitest'
import type { FoundTime } from '../../../domain/directory/found-time.ts'
import { render } from '../../entry-server.tsx'
import { inEachLanguage, sampleBusiness, sampleDirectory } from '../../testing/sample-directory.ts'

const site = { name: '온동네', origin: 'https://example.org', contactEmail: '', adScriptUrl: '' }
const known = sampleBusiness({ id: 'a', name: '가게 하나' })
const unknown = sampleBusiness({ id: 'b', name: '가게 둘', openState: 'unknown', openingHours: {} })
const always: FoundTime = { asked: 'always', words: '24시', isKnown: true }

async function rowsOf(businesses: Parameters<typeof sampleDirectory>[0], time?: FoundTime, place = '') {
  const directory = sampleDirectory(businesses)
  const listBusinesses: typeof directory.listBusinesses = async (query) => ({
    ...(await directory.listBusinesses(query)),
    ...(time && { time }),
  })
  const url = encodeURI(`/search?q=가게${place}`)
  const { body } = await render({
    url,
    directory: inEachLanguage({ ...directory, listBusinesses }),
    site,
    now: 0,
  })
  return body
    .split('<article')
    .slice(1)
    .map((row) => row.split('</article>')[0] ?? '')
}

test('where a search asks for a time, a row says that its hours are unknown', async () => {
  const [first = '', second = ''] = await rowsOf([known, unknown], always)
  expect(first).not.toContain('영업시간 모름')
  expect(second).toContain('영업시간 모름')
})

test.each([
  ['no time is asked for', [known, unknown], undefined],
  ['the hours of all are unknown, which is said once above them', [unknown], always],
] as const)('rows say nothing of unknown hours where %s', async (_, businesses, time) => {
  const rows = await rowsOf(businesses, time)
  expect(rows).toHaveLength(businesses.length)
  expect(rows.join('')).not.toContain('영업시간 모름')
})

test('what all rows share stands above them, though one of them does not know it', async () => {
  const shared = sampleBusiness({ id: 'c', name: '가게 셋', city: '부산', district: '' })
  const around = sampleBusiness({
    id: 'd',
    name: '가게 넷',
    city: '',
    district: '',
    shownPlace: near('부산'),
  })
  const [first = '', second = ''] = await rowsOf([shared, around], undefined, '&location=부산')
  expect(whereOf(first)).toBe('')
  expect(whereOf(second)).toBe('부산 부근 · 방문 서비스')
})

const near = (town: string) => ({ localCity: '', near: town, city: '', state: '', district: '' })
const whereOf = (row: string) => /<p class="row-where">(.*?)<\/p>/.exec(row)?.[1]?.replace(/<[^>]*>/g, '')
