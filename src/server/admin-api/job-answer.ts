import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Job } from '../../application/ports/job-store.ts'
import { StorageFullError } from '../../application/ports/store-errors.ts'
import type { AcceptedJob } from '../../domain/administration/administration.ts'
import type { PanelText } from '../../domain/administration/panel-text.ts'
import { HttpError } from '../http-error.ts'

/** True if the client wants the job's address at once instead of its outcome (RFC 7240). */
export function prefersAsync(request: FastifyRequest): boolean {
  return /\brespond-async\b/i.test(String(request.headers.prefer ?? ''))
}

/** Answers 202 with the address of the job. */
export function accepted(reply: FastifyReply, { id }: Job): AcceptedJob {
  const job = `/api/admin/jobs/${id}`
  reply.code(202).headers({ location: job, 'preference-applied': 'respond-async' })
  return { message: 'Accepted', jobId: id, job }
}

/** An ended job's outcome. Throws 422 for what the administrator can fix, 507 for a full disk, 409 for a cancellation, else 500. */
export function outcomeOf<Result>(job: Job): Result {
  if (job.state === 'done') return job.result as Result
  const { message, text, problem } = (job.result ?? {}) as {
    message?: string
    text?: PanelText
    problem?: string
  }
  if (job.state === 'cancelled') throw new HttpError(409, message ?? 'The job was cancelled.')
  if (problem === undefined) throw new Error(message)
  if (problem === 'storage-full')
    throw Object.assign(new StorageFullError(message), text && { text, message: text.ko })
  throw new HttpError(422, text ?? message ?? 'The job failed.')
}
