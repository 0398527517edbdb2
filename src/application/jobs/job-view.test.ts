import { describe, expect, test } from 'vitest'
import type { Job } from '../ports/job-store.ts'
import { toJobView } from './job-view.ts'

const job: Job = {
  id: 'job-1',
  kind: 'import',
  state: 'running',
  subject: 'shops.xlsx',
  username: 'admin',
  request: {},
  progress: null,
  result: null,
  cancelRequested: false,
  attempts: 1,
  idleAttempts: 1,
  createdAt: 500,
  startedAt: 1000,
  updatedAt: 1000,
  undoneAt: null,
  isUndoable: false,
}
const running = (progress: object, more: Partial<Job> = {}) =>
  toJobView({ ...job, progress, updatedAt: 11_000, ...more }, 11_000)

describe('toJobView', () => {
  test('says nothing of speed before the first step', () => {
    expect(toJobView(job, 5000)).toMatchObject({
      done: 0,
      total: null,
      share: null,
      rowsPerSecond: null,
      secondsLeft: null,
    })
  })

  test('tells speed and time left from a share, or from a total', () => {
    expect(running({ done: 500, share: 0.25 })).toMatchObject({
      rowsPerSecond: 50,
      secondsLeft: 30,
      share: 0.25,
    })
    expect(running({ done: 500, total: 1000 })).toMatchObject({
      rowsPerSecond: 50,
      secondsLeft: 10,
      share: 0.5,
    })
    expect(running({ done: 500 })).toMatchObject({ rowsPerSecond: 50, secondsLeft: null, share: null })
  })

  test('counts the time since the progress was told', () => {
    const view = toJobView({ ...job, progress: { done: 500, total: 1000 }, updatedAt: 11_000 }, 15_000)
    expect(view).toMatchObject({ rowsPerSecond: 50, secondsLeft: 6 })
  })

  test('measures a run that goes on by what it did itself', () => {
    const runStart = { at: 9000, done: 400, share: 0.4 }
    expect(running({ done: 500, share: 0.5, runStart }, { attempts: 2 })).toMatchObject({
      rowsPerSecond: 50,
      secondsLeft: 10,
    })
    expect(running({ done: 500, share: 0.5 }, { attempts: 2 }).rowsPerSecond).toBeNull()
  })

  test('has no speed once it has ended', () => {
    const view = running({ done: 500, share: 0.5 }, { state: 'failed', result: { message: 'x' } })
    expect(view).toMatchObject({
      rowsPerSecond: null,
      secondsLeft: null,
      share: 0.5,
      result: { message: 'x' },
    })
  })

  test('can be undone when it has ended, what it changed is still there to undo, and it was not undone yet', () => {
    const canUndo = (more: Partial<Job>) =>
      toJobView({ ...job, state: 'done', isUndoable: true, ...more }, 0).canUndo
    expect(canUndo({})).toBe(true)
    expect(canUndo({ state: 'cancelled' })).toBe(true)
    expect(canUndo({ state: 'running' })).toBe(false)
    expect(canUndo({ undoneAt: 7 })).toBe(false)
    expect(canUndo({ isUndoable: false })).toBe(false)
    expect(canUndo({ kind: 'bulk' })).toBe(true)
    expect(canUndo({ kind: 'seo' })).toBe(false)
  })

  test('names the file of an export that is done', () => {
    expect(running({ done: 1 }, { kind: 'export', state: 'done' }).downloadPath).toBe(
      '/api/admin/jobs/job-1/file',
    )
    expect(running({ done: 1 }, { kind: 'export' }).downloadPath).toBeNull()
  })
})
