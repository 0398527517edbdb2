import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Job } from '../../application/ports/job-store.ts'
import { StorageFullError } from '../../application/ports/store-unavailable.ts'
import type { AcceptedJob } from '../../domain/administration/administration.ts'
import { HttpError } from '../http-error.ts'

/** True where the client wants the job's address at once instead of its outcome (RFC 7240). */
export function prefersAsync(request: FastifyRequest): boolean {
  return /\brespond-async\b/i.test(String(request.headers.prefer ?? ''))
}

/** 202 with the address under which the job can be watched. */
export function accepted(reply: FastifyReply, { id }: Job): AcceptedJob {
  const job = `/api/admin/jobs/${id}`
  reply.code(202).headers({ location: job, 'preference-applied': 'respond-async' })
  return { message: 'Accepted', jobId: id, job }
}

/** An ended job's outcome. Throws what the administrator can mend as 422, a full disk as 507, a cancellation as 409, all else as 500. */
export function outcomeOf<Result>(job: Job): Result {
  if (job.state === 'done') return job.result as Result
  const { message, problem } = (job.result ?? {}) as { message?: string; problem?: string }
  if (job.state === 'cancelled') throw new HttpError(409, message ?? 'The job was cancelled.')
  if (problem === undefined) throw new Error(message)
  if (problem === 'storage-full') throw new StorageFullError(message)
  throw new HttpError(422, message ?? 'The job failed.')
}
