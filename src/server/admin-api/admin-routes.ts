import type { FastifyInstance } from 'fastify'
import type { ConnectionGuard } from '../connections/connection-guard.ts'
import { HttpError } from '../http-error.ts'
import { inLanguage, languageOf } from '../panel-language.ts'
import {
  type AccountRouteOptions,
  accountRoutes,
  type SecondFactorRouteOptions,
  secondFactorRoutes,
} from './account-routes.ts'
import type { AdminSession } from './admin-session.ts'
import {
  type BusinessRouteOptions,
  businessRoutes,
  closingRoutes,
  listRoutes,
  type SeoRouteOptions,
  seoRoutes,
} from './business-routes.ts'
import { type DashboardRouteOptions, dashboardRoutes } from './dashboard-routes.ts'
import { type DuplicateRouteOptions, duplicateRoutes } from './duplicate-routes.ts'
import { type ExportRouteOptions, exportRoutes } from './export-routes.ts'
import { type ImportRouteOptions, importRoutes } from './import-routes.ts'
import { type JobRouteOptions, jobRoutes } from './job-routes.ts'
import { type ReportReviewOptions, reportReviewRoutes } from './report-routes.ts'
import { type SearchFeedbackRouteOptions, searchFeedbackRoutes } from './search-feedback-routes.ts'
import {
  type DeleteAllRouteOptions,
  deleteAllRoutes,
  type SnapshotRouteOptions,
  snapshotRoutes,
} from './snapshot-routes.ts'
import { type SubmissionReviewOptions, submissionReviewRoutes } from './submission-routes.ts'
import { type TradeMappingRouteOptions, tradeMappingRoutes } from './trade-mapping-routes.ts'

export type AdminRouteOptions = AccountRouteOptions &
  BusinessRouteOptions &
  DashboardRouteOptions &
  DeleteAllRouteOptions &
  DuplicateRouteOptions &
  ExportRouteOptions &
  ImportRouteOptions &
  JobRouteOptions &
  ReportReviewOptions &
  SearchFeedbackRouteOptions &
  SecondFactorRouteOptions &
  SeoRouteOptions &
  SnapshotRouteOptions &
  SubmissionReviewOptions &
  TradeMappingRouteOptions & { readonly session: AdminSession; readonly guard: ConnectionGuard }

/** The only calls that a session may make while the account has the password that the product has made. */
const ofFirstPassword = new Set(['/api/admin/check-auth', '/api/admin/password', '/api/admin/logout'])

/** All calls of the administrator except the login. One hook checks the session before every route of this scope. */
export async function adminRoutes(app: FastifyInstance, options: AdminRouteOptions): Promise<void> {
  const { session, audit, guard } = options
  app.addHook('onRequest', async (request) => {
    request.admin = await session.require(request)
    if (request.admin.mustChangePassword && !ofFirstPassword.has(request.routeOptions.url ?? ''))
      throw new HttpError(409, {
        ko: '처음 비밀번호로는 비밀번호만 바꿀 수 있습니다. 먼저 새 비밀번호를 정하십시오.',
        en: 'The first password opens nothing but the change of the password. Set a password of your own first.',
      })
    guard.allowLongAnswer(request.raw)
  })
  app.addHook('preSerialization', async (request, _reply, answer) => inLanguage(answer, languageOf(request)))
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get('/api/admin/check-auth', async ({ admin: { username, mustChangePassword } }) => ({
    authenticated: true,
    username,
    mustChangePassword,
    passwordKnown: (await options.knownPassword.lastUse(username)) ?? null,
  }))
  app.post('/api/admin/logout', async (request, reply) => {
    await session.logout(request, reply)
    await audit.record({ username: request.admin.username, action: 'logout' })
    return { message: 'Logged out' }
  })
  await app.register(accountRoutes, options)
  await app.register(businessRoutes, options)
  await app.register(closingRoutes, options)
  await app.register(dashboardRoutes, options)
  await app.register(deleteAllRoutes, options)
  await app.register(duplicateRoutes, options)
  await app.register(exportRoutes, options)
  await app.register(importRoutes, options)
  await app.register(jobRoutes, options)
  await app.register(listRoutes, options)
  await app.register(reportReviewRoutes, options)
  await app.register(searchFeedbackRoutes, options)
  await app.register(secondFactorRoutes, options)
  await app.register(seoRoutes, options)
  await app.register(snapshotRoutes, options)
  await app.register(submissionReviewRoutes, options)
  await app.register(tradeMappingRoutes, options)
}
