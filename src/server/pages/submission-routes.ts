import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AttemptLimits, TooManyAttemptsError } from '../../application/limits/attempt-limits.ts'
import type { ReportService } from '../../application/submissions/report-service.ts'
import type { SubmissionService } from '../../application/submissions/submission-service.ts'
import { findCountry } from '../../domain/address/country/find-country.ts'
import { phoneFault } from '../../domain/phone/typed-phone.ts'
import { type Language, languages, pathIn } from '../../domain/site/language.ts'
import { routePaths } from '../../domain/site/match-route.ts'
import { honeypotField } from '../../domain/submission/honeypot-field.ts'
import { parseSubmission } from '../../domain/submission/parse-submission.ts'
import { ownerField, parseReport } from '../../domain/submission/report.ts'
import type { SubmissionFailure } from '../../domain/submission/submission.ts'
import type { FormState } from '../../web/entry-server.tsx'
import { statusOfSpokenFault } from '../error-handler.ts'
import { clientAddressOf, clientGroupsOf } from '../security/client-address.ts'
import { type PageRouteOptions, sendPage } from './page-routes.ts'
import { reportFailures } from './report-failures.ts'

const hour = 60 * 60 * 1000
type Fields = Readonly<Record<string, string>>

/** How many entries of a form a client may send in an hour. */
interface Allowance {
  /** The name of the form. */
  readonly of: string
  readonly max: number
}

/** A form that strangers may send. `Entry` is what it holds. */
interface VisitorForm<Entry> {
  /** Its route, and the page that shows it, in Korean. */
  readonly route: string
  readonly pageOf: (params: Fields) => string
  /** The page after the form was taken. */
  readonly confirmation: (page: string, fields: Fields) => string
  /** How many one address may send in an hour. Forms with mistakes do not count. */
  readonly allowance: Allowance
  readonly parse: (fields: Fields) => { readonly entry?: Entry; readonly errors?: FormState['errors'] }
  /** `unknown`: the page does not exist. */
  readonly take: (entry: Entry, params: Fields) => Promise<SubmissionFailure | 'unknown' | undefined>
  /** Why an entry was not taken, if its page has no words for it. */
  readonly failures?: (language: Language) => Readonly<Record<SubmissionFailure, string>>
}

export interface FormRouteOptions extends PageRouteOptions {
  readonly submissions: SubmissionService
  readonly reports: ReportService
  readonly limits: AttemptLimits
}

/** The forms of visitors, which work without JavaScript: for adding a business, and for reporting wrong data. */
export async function submissionRoutes(app: FastifyInstance, options: FormRouteOptions): Promise<void> {
  const { submissions, reports } = options
  acceptForms(app)
  addForm(app, options, {
    route: routePaths.addBusiness,
    pageOf: () => routePaths.addBusiness,
    confirmation: (page) => `${page}?submitted=1`,
    allowance: { of: 'submission', max: 5 },
    parse: (fields) => {
      const { submission, errors } = parseSubmission(fields)
      if (!submission) return { errors }
      // As the administrator's form, which would refuse the number when it is approved.
      const isWrong = phoneFault(submission.phone, findCountry(submission.country)) !== undefined
      return isWrong ? { errors: { phone: 'no-phone' } } : { entry: submission }
    },
    take: async (submission) => {
      await submissions.submit(submission)
      return undefined
    },
  })
  addForm(app, options, {
    route: `${routePaths.details}/report`,
    pageOf: ({ slug = '' }) => `/details/${encodeURIComponent(slug)}`,
    confirmation: (page, fields) => `${page}?reported=${fields[ownerField] === '1' ? 'owner' : '1'}#report`,
    allowance: { of: 'report', max: 10 },
    parse: (fields) => {
      const { report, errors } = parseReport(fields)
      return report ? { entry: report } : { errors }
    },
    take: async (report, { slug = '' }) => {
      const outcome = await reports.submit(slug, report)
      return outcome === 'taken' ? undefined : outcome
    },
    failures: reportFailures,
  })
}

/** Adds the route of a form in every language. */
function addForm<Entry>(app: FastifyInstance, options: FormRouteOptions, form: VisitorForm<Entry>): void {
  const { route, pageOf, confirmation, allowance, parse, take, failures } = form
  for (const language of languages) {
    app.post<{ Params: Fields; Body: Fields | undefined }>(
      pathIn(language, route),
      async (request, reply) => {
        const { params, body: values = {} } = request
        const page = pathIn(language, pageOf(params))
        const showAgain = (status: number, why: Omit<FormState, 'values'>) =>
          sendPage(request, reply, { ...options, url: page, refused: { status, form: { values, ...why } } })
        const fail = (status: number, failure: SubmissionFailure) =>
          showAgain(status, { failure, failureText: failures?.(language)[failure] })
        reply.header('cache-control', 'no-store')
        // A bot is told that all went well, so that it does not try again.
        if (values[honeypotField]) return reply.redirect(confirmation(page, values), 303)
        const { entry, errors } = parse(values)
        if (entry === undefined) return showAgain(422, { ...(errors && { errors }) })
        try {
          await countSubmission(request, options.limits, allowance)
          const failure = await take(entry, params)
          if (failure === undefined) return reply.redirect(confirmation(page, values), 303)
          if (failure === 'unknown') return sendPage(request, reply, { ...options, url: page })
          return fail(503, failure)
        } catch (error) {
          const { status, failure } = failureOf(error, reply)
          return fail(status, failure)
        }
      },
    )
  }
}

/** A larger network may send four times as much as each of the smaller ones in it. Throws `TooManyAttemptsError`. */
async function countSubmission(
  request: FastifyRequest,
  limits: AttemptLimits,
  { of, max }: Allowance,
): Promise<void> {
  for (const [level, group] of clientGroupsOf(clientAddressOf(request)).entries()) {
    await limits.count(`${of}:${group}`, { max: max * 4 ** level, window: hour })
  }
}

/** Errors of the server that the visitor is told about. */
const failureNames: Readonly<Record<string, SubmissionFailure>> = {
  StoreUnavailableError: 'unavailable',
  StorageFullError: 'full',
  DirectoryHeldError: 'held',
}

/** What the visitor is told about an error. Throws any other error. */
function failureOf(error: unknown, reply: FastifyReply): { status: number; failure: SubmissionFailure } {
  const isTooMany = error instanceof TooManyAttemptsError
  const failure = isTooMany ? 'too-many' : error instanceof Error && failureNames[error.name]
  const status = isTooMany ? 429 : statusOfSpokenFault(error)
  if (!failure || status === undefined) throw error
  if (error instanceof Error && 'retryAfter' in error) {
    reply.raw.setHeader('retry-after', String(error.retryAfter))
  }
  return { status, failure }
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
