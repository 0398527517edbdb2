import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../domain/business/business-id.ts'
import type { ListingStatus } from '../../domain/business/listing.ts'
import type { StoredListing } from '../ports/listing-administration.ts'
import type { StoredReport } from '../ports/report-store.ts'
import { readBackup, readBackupHeader } from './read-backup.ts'
import { Snapshots, snapshotNameOf } from './snapshots.ts'
import { type BackupSource, writeBackup } from './write-backup.ts'

const now = Date.UTC(2026, 10, 21, 9, 30)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

function listing(rowNumber: number): StoredListing {
  return {
    id: businessId(`ChIJ${rowNumber}`),
    slug: `가게-${rowNumber}`,
    rowNumber,
    placeId: `ChIJ${rowNumber}`,
    name: `=가게 👩‍🍳 ${'ㄱ'.repeat(rowNumber % 500)}\n둘째 줄`,
    category: 'Cafe',
    categoryGroup: rowNumber % 2 ? 'restaurants' : null,
    address: '',
    zipCode: '04036',
    city: '서울',
    state: '',
    district: '',
    country: 'South Korea',
    countryCode: 'KR',
    latitude: rowNumber % 3 ? 37.5 : null,
    longitude: rowNumber % 3 ? 126.9 : null,
    timeZone: 'Asia/Seoul',
    phone: '',
    phoneE164: '',
    rating: 4.5,
    reviewCount: 3,
    photos: ['https://a.kr/1'],
    openingHours: { Monday: '9-6' },
    about: { Service: { Delivery: true, Parking: 'free' } },
    isVerified: false,
    status: rowNumber % 10 ? 'published' : 'pending',
    description: '',
    locationLink: '',
    score: 1,
    uniqueContent: '',
    seoTitle: '',
    seoDescription: '',
    canonicalUrl: '',
    createdAt: now - rowNumber,
    updatedAt: now,
    dataAt: now,
    handFields: [],
    editedAt: rowNumber % 7 ? null : now,
    textFacts: rowNumber % 3 ? '' : '0123456789abcdef+title',
    submitterEmail: rowNumber % 10 ? '' : 'a@b.kr',
  }
}

const synonym = { key: '폰고침', phrase: '폰 고침', meaning: '휴대폰 수리점', trade: '', createdAt: now }

const mapping = { key: '외식업체', text: '외식업체', trade: 'restaurant', chosenAt: now }
const layout = { key: 'abc', name: 'list', columns: { name: 'ad' }, deriveIds: true, chosenAt: now }

const report: StoredReport = {
  id: 'report-1',
  listingId: 'id1',
  reasons: ['phone', 'other'],
  note: '번호가 바뀌었습니다.',
  contact: '',
  createdAt: now,
}

const pair = {
  ids: 'id1 id2',
  reasons: ['phone' as const],
  strength: 2 as const,
  isDismissed: true,
  foundAt: now,
}

/** Listings that stand still: what is read of a store here, and nothing else. */
function sourceOf(listings: readonly StoredListing[]): BackupSource {
  const countOf = (status: ListingStatus) => listings.filter((listing) => listing.status === status).length
  return {
    administration: {
      scanStored: async ({ after, limit }) =>
        listings.filter(({ rowNumber }) => rowNumber > after).slice(0, limit),
      listHidden: async (status) => ({ listings: [], totalCount: countOf(status) }),
    },
    searchFeedback: { listSynonyms: async () => [synonym] },
    importLayouts: { listLayouts: async () => [layout] },
    tradeMappings: { listTradeMappings: async () => [mapping] },
    reports: { scanReports: async () => [report] },
    duplicates: { scanPairs: async () => [pair] },
    listings: {
      statistics: async () => ({
        totalBusinesses: countOf('published'),
        categories: 1,
        totalCities: 1,
        verifiedBusinesses: 0,
      }),
    },
  }
}

async function read(path: string): Promise<StoredListing[]> {
  const found: StoredListing[] = []
  for await (const { listings } of readBackup(path)) found.push(...listings)
  return found
}

const many = Array.from({ length: 1234 }, (_, i) => listing(3 * i + 1))
const fileOf = async (name: string, listings: readonly StoredListing[] = many) => {
  const path = join(folder, name)
  await writeBackup(path, sourceOf(listings), { now })
  return path
}

describe('a backup', () => {
  test('gives back what was written, in order, and tells beforehand how much it is', async () => {
    const path = await fileOf('whole.gz')
    expect(await read(path)).toEqual(many)
    expect(await readBackupHeader(path)).toMatchObject({
      createdAt: now,
      listings: many.length,
      synonyms: [synonym],
      layouts: [layout],
      trades: [mapping],
      pairs: [pair],
    })
  })

  test('of nothing is a backup too', async () => {
    expect(await read(await fileOf('empty.gz', []))).toEqual([])
  })

  test('that is interrupted leaves no file', async () => {
    const controller = new AbortController()
    const path = join(folder, 'interrupted.gz')
    const writing = writeBackup(path, sourceOf(many), {
      now,
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('enough')),
    })
    await expect(writing).rejects.toThrow('enough')
    expect((await readdir(folder)).filter((name) => name.startsWith('interrupted'))).toEqual([])
  })

  test.each([
    ['cut off in the packing', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9)],
    ['cut off after a line', (bytes: Buffer) => repacked(bytes, (lines) => lines.slice(0, -2))],
    ['without one of its lines', (bytes: Buffer) => repacked(bytes, (lines) => lines.toSpliced(7, 1))],
    [
      'with a line twice',
      (bytes: Buffer) => repacked(bytes, (lines) => lines.toSpliced(7, 0, lines[7] ?? '')),
    ],
    [
      'with one digit changed',
      (bytes: Buffer) =>
        repacked(bytes, (lines) => lines.with(9, (lines[9] ?? '').replace('04036', '04037'))),
    ],
    [
      'with something behind its end',
      (bytes: Buffer) => repacked(bytes, (lines) => [...lines.slice(0, -1), '{}', '']),
    ],
    ['of another kind', () => gzipSync('{"format":"something-else","version":1}\n')],
    ['that is no gzip', () => Buffer.from('PK\u0003\u0004')],
    ['that is empty', () => Buffer.alloc(0)],
    ['of one endless line', () => gzipSync(Buffer.alloc(40 * 1024 * 1024, 'x'))],
    [
      'of a newer version',
      (bytes: Buffer) =>
        repacked(bytes, (lines) => lines.with(0, (lines[0] ?? '').replace('"version":1', '"version":2'))),
    ],
  ])('%s is refused in words', async (_, damage) => {
    const path = join(folder, 'damaged.gz')
    await writeFile(path, damage(await readFile(await fileOf('sound.gz'))))
    await expect(read(path)).rejects.toThrow(expect.objectContaining({ name: 'JobError' }))
  })

  test('that is not there is refused in words', async () => {
    await expect(read(join(folder, 'nowhere.gz'))).rejects.toThrow(/nowhere\.gz/)
  })
})

/** The packed lines after a change; the last is the '' behind the last line end. */
function repacked(bytes: Buffer, change: (lines: string[]) => string[]): Buffer {
  return gzipSync(change(gunzipSync(bytes).toString().split('\n')).join('\n'))
}

describe('snapshots', () => {
  test('the newest five stay', async () => {
    const dir = join(folder, 'snapshots')
    const snapshots = new Snapshots(dir)
    for (let hour = 0; hour < 7; hour++) {
      const at = now + hour * 3_600_000
      await snapshots.take(snapshotNameOf(at), sourceOf(many.slice(0, hour + 1)), { now: at })
    }
    await snapshots.prune(now + 7 * 3_600_000)
    const list = await snapshots.list()
    expect(list.map(({ listings }) => listings)).toEqual([7, 6, 5, 4, 3])
    expect(list[0]).toEqual({
      name: 'snapshot-2026-11-21T15-30-00-000Z.jsonl.gz',
      createdAt: now + 6 * 3_600_000,
      listings: 7,
      bytes: (await stat(join(dir, list[0]?.name ?? ''))).size,
    })
  })

  test('a new one is later than the newest, even where the clock was set back', async () => {
    const snapshots = new Snapshots(join(folder, 'later'))
    expect(await snapshots.nextTime(now)).toBe(now)
    await snapshots.take(snapshotNameOf(now), sourceOf(many), { now })
    expect(await snapshots.nextTime(now)).toBe(now + 1)
    expect(await snapshots.nextTime(now - 86_400_000)).toBe(now + 1)
    expect(await snapshots.nextTime(now + 5)).toBe(now + 5)
  })

  test('a file whose name says a time that is none is no snapshot', async () => {
    const dir = join(folder, 'no-time')
    const snapshots = new Snapshots(dir)
    await snapshots.take(snapshotNameOf(now), sourceOf(many), { now })
    const name = 'snapshot-2026-13-41T99-99-99-999Z.jsonl.gz'
    await writeFile(join(dir, name), await readFile(join(dir, snapshotNameOf(now))))
    expect(await snapshots.nextTime(now)).toBe(now + 1)
    expect(await snapshots.find(name)).toBeUndefined()
  })

  test('one that is there is not replaced by a run that was frozen, and no draft stays', async () => {
    const dir = join(folder, 'frozen')
    const snapshots = new Snapshots(dir)
    const name = snapshotNameOf(now)
    const taken = await snapshots.take(name, sourceOf(many), { now })
    const before = await readFile(join(dir, name))
    expect(await snapshots.take(name, sourceOf([]), { now })).toEqual(taken)
    expect(await readFile(join(dir, name))).toEqual(before)
    expect(await readdir(dir)).toEqual([name])
  })

  test('a run that was frozen amid its draft takes the one that another run has finished', async () => {
    const dir = join(folder, 'frozen-amid')
    const snapshots = new Snapshots(dir)
    const name = snapshotNameOf(now)
    const source = sourceOf(many)
    const isWriting = Promise.withResolvers<void>()
    const goesOn = Promise.withResolvers<void>()
    const administration = {
      ...source.administration,
      async scanStored(range: { readonly after: number; readonly limit: number }) {
        isWriting.resolve()
        await goesOn.promise
        return source.administration.scanStored(range)
      },
    }
    const frozen = snapshots.take(name, { ...source, administration }, { now })
    await isWriting.promise
    const taken = await snapshots.take(name, source, { now })
    goesOn.resolve()
    expect(await frozen).toEqual(taken)
    expect(await readdir(dir)).toEqual([name])
  })

  test('two runs that take the same one at once leave it whole', async () => {
    const dir = join(folder, 'twice')
    const snapshots = new Snapshots(dir)
    const name = snapshotNameOf(now)
    const runs = [sourceOf(many), sourceOf(many)].map((source) => snapshots.take(name, source, { now }))
    await Promise.allSettled(runs)
    let read = 0
    for await (const { listings } of readBackup(join(dir, name))) read += listings.length
    expect(read).toBe(many.length)
  })

  test('are found by their names alone, and nothing else is', async () => {
    const dir = join(folder, 'named')
    const snapshots = new Snapshots(dir)
    const { name } = await snapshots.take(snapshotNameOf(now), sourceOf([]), { now })
    await writeFile(join(dir, 'other.txt'), '')
    expect(await snapshots.find(name)).toBe(join(dir, name))
    for (const wrong of [
      `../named/${name}`,
      'other.txt',
      '..',
      '',
      `${name}/..`,
      `./${name}`,
      snapshotNameOf(0),
    ])
      expect(await snapshots.find(wrong)).toBeUndefined()
  })
})
