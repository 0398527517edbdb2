import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SubmissionService } from '../../application/submissions/submission-service.ts'
import { honeypotField, parseSubmission } from '../../domain/submission/submission.ts'
import { acceptForms } from './form-body.ts'
import { type PageOptions, respondWithPage } from './page-responder.ts'

const path = '/add-business'
const confirmation = `${path}?submitted=1`
/** Submissions that one address may make in an hour. */
const allowance = { max: 5, timeWindow: 60 * 60 * 1000 }
const tooMany = '한 시간에 등록할 수 있는 횟수를 넘었습니다. 잠시 뒤에 다시 시도해 주세요.'

type Fields = Readonly<Record<string, string>>

export interface SubmissionRouteOptions extends PageOptions {
  readonly submissions: SubmissionService
  readonly now: () => number
}

/** The form by which visitors add a business, without JavaScript. Mistakes do not count as submissions. */
export async function submissionRoutes(app: FastifyInstance, options: SubmissionRouteOptions): Promise<void> {
  acceptForms(app)
  await app.register(rateLimit, { global: false })
  const countSubmission = app.createRateLimit(allowance)

  async function showAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: { readonly status: number; readonly values: Fields; readonly errors: Fields },
  ): Promise<void> {
    const { status, ...form } = answer
    const response = await respondWithPage(path, options.now(), options, { status, form })
    reply.hijack()
    response.send(request.raw, reply.raw, options.now())
  }

  app.post<{ Body: Fields | undefined }>(path, async (request, reply) => {
    const values = request.body ?? {}
    reply.header('cache-control', 'no-store')
    // A program is told that all went well, so that it does not try again.
    if (values[honeypotField]) return reply.redirect(confirmation, 303)
    const { submission, errors } = parseSubmission(values)
    if (errors) return showAgain(request, reply, { status: 422, values, errors })
    const limit = await countSubmission(request)
    if (!limit.isAllowed && limit.isExceeded) {
      return showAgain(request, reply, { status: 429, values, errors: { form: tooMany } })
    }
    await options.submissions.submit(submission)
    return reply.redirect(confirmation, 303)
  })
}
