import type { FastifyBaseLogger } from 'fastify'
import type { JobPorts } from '../application/jobs/job-runner.ts'
import type { Job } from '../application/ports/job-store.ts'

/** Writes a line when this process begins to run a job, and one when it has ended that. */
export const logTurns =
  (logger: Pick<FastifyBaseLogger, 'info'>): JobPorts['onTurn'] =>
  (turn, job) =>
    logger.info(...jobLine(turn, job))

/**
 * What the log says when this process begins to run a job, and when it has ended that: fields, and words. Why a job has failed can
 * quote cells of a file, such as names and phone numbers of persons, so the log leaves that to the panel.
 */
export function jobLine(
  turn: 'begins' | 'ends',
  job: Pick<Job, 'id' | 'kind' | 'subject' | 'state' | 'attempts'>,
): [fields: Readonly<Record<string, unknown>>, words: string] {
  const { id, kind, subject, attempts } = job
  const fields = { job: id, kind, subject, ...(attempts > 1 && { attempts }) }
  if (turn === 'begins') return [fields, attempts > 1 ? 'a job goes on where it was cut off' : 'a job begins']
  if (job.state === 'done') return [fields, 'a job is done']
  if (job.state === 'cancelled') return [fields, 'a job was cancelled']
  if (job.state === 'failed') return [fields, 'a job has failed: the panel says why']
  return [fields, 'a job was released, and goes on with the next start']
}
