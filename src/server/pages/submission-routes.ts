import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AttemptLimits, TooManyAttemptsError } from '../../application/limits/attempt-limits.ts'
import type { SubmissionService } from '../../application/submissions/submission-service.ts'
import { honeypotField, parseSubmission } from '../../domain/submission/submission.ts'
import { statusOfSpokenFault } from '../error-handler.ts'
import { clientAddressOf, clientGroupOf } from '../security/client-address.ts'
import { type PageRouteOptions, sendPage } from './page-routes.ts'

const path = '/add-business'
const confirmation = `${path}?submitted=1`
/** How many submissions one address may make in an hour. */
const allowance = { max: 5, window: 60 * 60 * 1000 }
const tooMany = '한 시간에 등록할 수 있는 횟수를 넘었습니다. 잠시 뒤에 다시 시도해 주세요.'

type Fields = Readonly<Record<string, string>>

interface SubmissionRouteOptions extends PageRouteOptions {
  readonly submissions: SubmissionService
  readonly limits: AttemptLimits
  readonly now: () => number
}

/** The form for adding a business, which works without JavaScript. Invalid forms do not count as submissions. */
export async function submissionRoutes(app: FastifyInstance, options: SubmissionRouteOptions): Promise<void> {
  acceptForms(app)

  /** Seconds until the client may submit again; undefined if it may now. */
  async function countSubmission(request: FastifyRequest): Promise<number | undefined> {
    try {
      await options.limits.count(`submission:${clientGroupOf(clientAddressOf(request))}`, allowance)
      return undefined
    } catch (error) {
      if (error instanceof TooManyAttemptsError) return error.retryAfter
      throw error
    }
  }

  function showAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: { readonly status: number; readonly values: Fields; readonly errors: Fields },
  ): Promise<void> {
    const { status, ...form } = answer
    return sendPage(request, reply, { url: path, refused: { status, form }, ...options })
  }

  app.post<{ Body: Fields | undefined }>(path, async (request, reply) => {
    const values = request.body ?? {}
    reply.header('cache-control', 'no-store')
    // A bot is told that all went well, so that it does not try again.
    if (values[honeypotField]) return reply.redirect(confirmation, 303)
    const { submission, errors } = parseSubmission(values)
    if (errors) return showAgain(request, reply, { status: 422, values, errors })
    const retryAfter = await countSubmission(request)
    if (retryAfter !== undefined) {
      reply.raw.setHeader('retry-after', retryAfter)
      return showAgain(request, reply, { status: 429, values, errors: { form: tooMany } })
    }
    try {
      await options.submissions.submit(submission)
    } catch (error) {
      const status = statusOfSpokenFault(error)
      if (status === undefined || !(error instanceof Error)) throw error
      if ('retryAfter' in error) reply.raw.setHeader('retry-after', String(error.retryAfter))
      return showAgain(request, reply, { status, values, errors: { form: error.message } })
    }
    return reply.redirect(confirmation, 303)
  })
}

/** In bytes: more than any form of the site needs. */
const bodyLimit = 16 * 1024

/** Lets the routes of this scope accept HTML forms. The body becomes an object with the first field of each name. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_request: FastifyRequest, body: string) =>
      Object.fromEntries([...new URLSearchParams(body)].toReversed()),
  )
}
