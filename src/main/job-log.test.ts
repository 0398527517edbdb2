import { expect, test } from 'vitest'
import { jobLine } from './job-log.ts'

const job = {
  id: 'j1',
  kind: 'import',
  subject: 'shops.xlsx',
  state: 'running',
  attempts: 1,
} as const
const fields = { job: 'j1', kind: 'import', subject: 'shops.xlsx' }

test('a job that begins, and one that was cut off by a stop of the server', () => {
  expect(jobLine('begins', job)).toEqual([fields, 'a job begins'])
  expect(jobLine('begins', { ...job, attempts: 2 })).toEqual([
    { ...fields, attempts: 2 },
    'a job goes on where it was cut off',
  ])
})

test('what became of it', () => {
  expect(jobLine('ends', { ...job, state: 'done' })).toEqual([fields, 'a job is done'])
  expect(jobLine('ends', { ...job, state: 'cancelled' })).toEqual([fields, 'a job was cancelled'])
  expect(jobLine('ends', { ...job, state: 'queued' })).toEqual([
    fields,
    'a job was released, and goes on with the next start',
  ])
  expect(jobLine('ends', { ...job, state: 'failed' })).toEqual([
    fields,
    'a job has failed: the panel says why',
  ])
})
