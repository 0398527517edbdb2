import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { many, now, sourceOf } from '../../../test/backup/backup-source.ts'
import { SharedFolder } from '../files/shared-folder.ts'
import { noSharedFiles } from '../ports/shared-file-store.ts'
import { readBackup } from './read-backup.ts'
import { Snapshots, snapshotNameOf } from './snapshots.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

const snapshotsIn = (dir: string) =>
  new Snapshots(new SharedFolder(dirname(dir), basename(dir), noSharedFiles))

describe('snapshots', () => {
  test('the newest five stay', async () => {
    const dir = join(folder, 'snapshots')
    const snapshots = snapshotsIn(dir)
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
    const snapshots = snapshotsIn(join(folder, 'later'))
    expect(await snapshots.nextTime(now)).toBe(now)
    await snapshots.take(snapshotNameOf(now), sourceOf(many), { now })
    expect(await snapshots.nextTime(now)).toBe(now + 1)
    expect(await snapshots.nextTime(now - 86_400_000)).toBe(now + 1)
    expect(await snapshots.nextTime(now + 5)).toBe(now + 5)
  })

  test('a file whose name says a time that is none is no snapshot', async () => {
    const dir = join(folder, 'no-time')
    const snapshots = snapshotsIn(dir)
    await snapshots.take(snapshotNameOf(now), sourceOf(many), { now })
    const name = 'snapshot-2026-13-41T99-99-99-999Z.jsonl.gz'
    await writeFile(join(dir, name), await readFile(join(dir, snapshotNameOf(now))))
    expect(await snapshots.nextTime(now)).toBe(now + 1)
    expect(await snapshots.find(name)).toBeUndefined()
  })

  test('one that is there is not replaced by a run that was frozen, and no draft stays', async () => {
    const dir = join(folder, 'frozen')
    const snapshots = snapshotsIn(dir)
    const name = snapshotNameOf(now)
    const taken = await snapshots.take(name, sourceOf(many), { now })
    const before = await readFile(join(dir, name))
    expect(await snapshots.take(name, sourceOf([]), { now })).toEqual(taken)
    expect(await readFile(join(dir, name))).toEqual(before)
    expect(await readdir(dir)).toEqual([name])
  })

  test('a run that was frozen amid its draft takes the one that another run has finished', async () => {
    const dir = join(folder, 'frozen-amid')
    const snapshots = snapshotsIn(dir)
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
    const snapshots = snapshotsIn(dir)
    const name = snapshotNameOf(now)
    const runs = [sourceOf(many), sourceOf(many)].map((source) => snapshots.take(name, source, { now }))
    await Promise.allSettled(runs)
    let read = 0
    for await (const { listings } of readBackup(join(dir, name))) read += listings.length
    expect(read).toBe(many.length)
  })

  test('are found by their names alone, and nothing else is', async () => {
    const dir = join(folder, 'named')
    const snapshots = snapshotsIn(dir)
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
