import { expect, test } from 'vitest'
import type { Job } from '../ports/job-store.ts'
import { JobInterruption } from './job-handler.ts'
import { type JobPorts, JobRunner } from './job-runner.ts'

/** A runner of one job, which ends in `state`. */
function runnerOf(state: Job['state'], findJob: () => Promise<unknown> = async () => ({ state })) {
  const turns: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const ports = {
    jobs: { claimJob: async () => ({ id: 'j', state: 'running' }), findJob },
    thread: { run: async () => undefined },
    clock: { now: () => 0 },
    random: { uuid: () => 'owner' },
    onFault: (error: unknown) => turns.push(String(error)),
    onTurn: (turn: string, job: Job) => turns.push(`${turn}: ${job.state}`),
  } as unknown as JobPorts
  return { runner: new JobRunner(ports, resolve), turns, ended: promise }
}

test('tells when a job begins, and what became of it', async () => {
  const { runner, turns, ended } = runnerOf('done')
  await runner.claim()
  await ended
  expect(turns).toEqual(['begins: running', 'ends: done'])
})

test('a store that cannot be reached at the end of a job keeps nothing from ending', async () => {
  const { runner, turns, ended } = runnerOf('done', () => Promise.reject(new Error('down')))
  await runner.claim()
  await ended
  runner.interrupt('j', new JobInterruption('cancelled'))
  expect([turns, runner.count]).toEqual([['begins: running'], 0])
})
