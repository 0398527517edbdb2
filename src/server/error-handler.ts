import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { textOfError } from '../domain/administration/panel-text.ts'
import { Refusal } from './admission/refusal.ts'
import { describeProblems } from './api/query-schemas.ts'
import { languageOf } from './panel-language.ts'

/** Errors that the client can fix → status. */
const statusOfError: Readonly<Record<string, number>> = {
  WorkbookError: 422,
  ImportError: 422,
  WeakPasswordError: 422,
  WrongCredentialsError: 401,
  SessionEndedError: 401,
  TooManyAttemptsError: 429,
}

/** Errors of the server whose message may be shown → status. */
const statusOfFault: Readonly<Record<string, number>> = {
  StoreUnavailableError: 503,
  StorageFullError: 507,
  DirectoryHeldError: 503,
}

/** The status of an error whose message may be shown; undefined for any other error. */
export function statusOfSpokenFault(error: unknown): number | undefined {
  return error instanceof Error ? statusOfFault[error.name] : undefined
}

function describe(error: FastifyError, request: FastifyRequest): { status: number; message: string } {
  const message = textOfError(error)?.[languageOf(request)] ?? error.message
  if (error instanceof ZodError) return { status: 400, message: describeProblems(error) }
  if (error instanceof Refusal) return { status: error.statusCode, message: error.message }
  const fault = statusOfSpokenFault(error)
  if (fault !== undefined) return { status: fault, message }
  const status = statusOfError[error.name] ?? error.statusCode ?? 500
  return { status, message: status < 500 ? message : 'Internal Server Error' }
}

/** `Retry-After` in seconds, for errors that carry none of their own. */
const defaultRetryAfter = 5

/** The one table from errors to answers: `{ message }` with a status. */
export function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.send({ message: beginFailure(error, request, reply) })
}

/** Logs an error, and gives the answer its status and headers. The message that the client may read is returned. */
export function beginFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): string {
  const { status, message } = describe(error, request)
  // A flood of requests must not fill the log.
  if (statusOfSpokenFault(error) !== undefined) {
    request.log.warn({ reason: error.name, url: request.url, cause: error.cause }, 'request put off')
  } else if (status >= 500 && !(error instanceof Refusal)) {
    request.log.error({ err: error, url: request.url }, 'request failed')
  }
  const retryAfter = 'retryAfter' in error ? error.retryAfter : defaultRetryAfter
  if (status === 503 || 'retryAfter' in error) reply.header('retry-after', String(retryAfter))
  reply.code(status).header('cache-control', 'no-store')
  return message
}
