import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { history, layout, many, mapping, now, sourceOf, synonym } from '../../../test/backup/backup-source.ts'
import type { HistoryRecord } from '../ports/history-store.ts'
import type { StoredListing } from '../ports/listing-administration.ts'
import { readBackup, readBackupHeader } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(path: string): Promise<StoredListing[]> {
  const found: StoredListing[] = []
  for await (const { listings } of readBackup(path)) found.push(...listings)
  return found
}

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
    })
  })

  test('holds what is kept beside the listings', async () => {
    const found: HistoryRecord[] = []
    for await (const batch of readBackup(await fileOf('history.gz'))) found.push(...batch.history)
    expect(found).toEqual(history)
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
        repacked(bytes, (lines) => lines.with(0, (lines[0] ?? '').replace('"version":2', '"version":3'))),
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
