import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { describeProblems } from './api/query-schemas.ts'

/** Thrown errors that are the sender's to mend → status. Everything else is 500 and stays in the log. */
const statusOfError: Readonly<Record<string, number>> = {
  WorkbookError: 422,
  ImportError: 422,
  WeakPasswordError: 422,
}

function describe(error: FastifyError): { status: number; message: string } {
  if (error instanceof ZodError) return { status: 400, message: describeProblems(error) }
  const status = statusOfError[error.name] ?? error.statusCode ?? 500
  return { status, message: status < 500 ? error.message : 'Internal Server Error' }
}

/** The one table from errors to answers: `{ message }` with a status. */
export function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message } = describe(error)
  if (status >= 500) request.log.error({ err: error, url: request.url }, 'request failed')
  reply.code(status).header('cache-control', 'no-store').send({ message })
}
