import type { FastifyInstance } from 'fastify'
import type { ConnectionGuard } from '../connections/connection-guard.ts'
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
  type SeoRouteOptions,
  seoRoutes,
  submissionReviewRoutes,
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
  SnapshotRouteOptions & { readonly session: AdminSession; readonly guard: ConnectionGuard }

/** All calls of the administrator except the login. One hook checks the session before every route of this scope. */
export async function adminRoutes(app: FastifyInstance, options: AdminRouteOptions): Promise<void> {
  const { session, audit, guard } = options
  app.addHook('onRequest', async (request) => {
    request.admin = await session.require(request)
    guard.allowLongAnswer(request.raw)
  })
  app.addHook('preSerialization', async (request, _reply, answer) => inLanguage(answer, languageOf(request)))
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get('/api/admin/check-auth', async ({ admin: { accountId, username } }) => ({
    authenticated: true,
    username,
    passwordExpiresAt: (await options.accounts.findById(accountId))?.passwordExpiresAt ?? null,
  }))
  app.post('/api/admin/logout', async (request, reply) => {
    await session.logout(request, reply)
    await audit.record({ username: request.admin.username, action: 'logout' })
    return { message: 'Logged out' }
  })
  await app.register(accountRoutes, options)
  await app.register(businessRoutes, options)
  await app.register(dashboardRoutes, options)
  await app.register(deleteAllRoutes, options)
  await app.register(duplicateRoutes, options)
  await app.register(exportRoutes, options)
  await app.register(importRoutes, options)
  await app.register(jobRoutes, options)
  await app.register(reportReviewRoutes, options)
  await app.register(searchFeedbackRoutes, options)
  await app.register(secondFactorRoutes, options)
  await app.register(seoRoutes, options)
  await app.register(snapshotRoutes, options)
  await app.register(submissionReviewRoutes, options)
}
