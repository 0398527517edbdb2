import { describe, expect, test } from 'vitest'
import { snapshotsToRemove } from './snapshots.ts'

const hour = 60 * 60 * 1000
const now = 1_000 * hour

/** Snapshots with so many listings, the newest first, an hour apart. */
const snapshotsOf = (...counts: readonly number[]) =>
  counts.map((listings, index) => ({ name: `s${index}`, createdAt: now - index * hour, listings }))

describe('snapshotsToRemove', () => {
  test('nothing goes while there are five or fewer', () => {
    expect(snapshotsToRemove([], now)).toEqual([])
    expect(snapshotsToRemove(snapshotsOf(1, 2, 3, 4, 5), now)).toEqual([])
  })

  test('of snapshots alike the newest five stay', () => {
    expect(snapshotsToRemove(snapshotsOf(9, 9, 9, 9, 9, 9, 9), now)).toEqual(['s5', 's6'])
  })

  test('deleting one listing again and again does not push out the whole directory', () => {
    expect(snapshotsToRemove(snapshotsOf(1, 1, 1, 1, 1, 1, 1, 1000), now)).toEqual(['s5', 's6'])
  })

  test('the whole directory is pushed out by one that holds as much', () => {
    expect(snapshotsToRemove(snapshotsOf(1, 1, 1000, 1, 1, 1000), now)).toEqual(['s5'])
  })

  test('a day after it was pushed out, the whole directory goes', () => {
    const old = snapshotsOf(1, 1, 1, 1, 1, 1000)
    expect(snapshotsToRemove(old, now + 23 * hour)).toEqual([])
    expect(snapshotsToRemove(old, now + 24 * hour)).toEqual(['s5'])
  })

  test('a snapshot from long ago has its day, too, once it is pushed out', () => {
    const [newest, ...others] = snapshotsOf(1, 1, 1, 1, 1, 1000)
    const old = others.map((each) => ({ ...each, createdAt: each.createdAt - 900 * hour }))
    expect(snapshotsToRemove(newest ? [newest, ...old] : old, now)).toEqual([])
  })

  test('ever smaller deletions keep the five largest, not all', () => {
    const many = snapshotsOf(...Array.from({ length: 20 }, (_, index) => index + 1))
    const left = 20 - snapshotsToRemove(many, now).length
    expect(left).toBe(10)
    expect(snapshotsToRemove(many, now)).not.toContain('s19')
  })
})
