import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { DashboardService } from '../application/dashboard/dashboard-service.ts'
import { DirectoryService } from '../application/directory/directory-service.ts'
import { DuplicateService } from '../application/duplicates/duplicate-service.ts'
import { ModerationService } from '../application/moderation/moderation-service.ts'
import { SuggestionService } from '../application/search/suggestion-service.ts'
import { SitemapService } from '../application/sitemap/sitemap-service.ts'
import { SubmissionService } from '../application/submissions/submission-service.ts'
import type { Config } from '../config/config.ts'
import { createWorkbookWriter } from '../excel/workbook-writer.ts'
import { createServer } from '../server/create-server.ts'
import { loadBuiltFrontEnd } from '../server/pages/built-front-end.ts'
import type { Storage } from '../storage/open-storage.ts'
import { createAuditLog } from './audit-log.ts'
import { createJobQueue } from './job-queue.ts'
import { exportFilesOf, snapshotsOf } from './kept-files.ts'
import { createSessions } from './prepare.ts'
import { systemClock, systemRandom } from './system.ts'
import { ThreadExportStreams } from './thread-export-streams.ts'
import { uploadDirOf } from './uploads.ts'

const pageCacheBytes = 64 * 1024 * 1024
export const distDir = join(import.meta.dirname, '..', '..', 'dist')

/** Wires the built product together around an open, migrated database. */
export async function createApp(
  config: Config,
  storage: Storage,
  logger: FastifyBaseLogger,
  development: Pick<Parameters<typeof createServer>[0], 'frontEnd' | 'middleware'> | undefined = undefined,
): Promise<FastifyInstance> {
  const built = development ? undefined : await loadBuiltFrontEnd(distDir)
  const jobs = createJobQueue(config, storage, (error) => logger.error(error))
  const app = await createServer({
    api: new DirectoryService(storage.listings, storage.dictionary, systemClock),
    suggestions: new SuggestionService(storage.listings, storage.dictionary, systemClock),
    readDataVersion: () => storage.listings.dataVersion(),
    sessions: createSessions(storage),
    submissions: new SubmissionService({
      listings: storage.listings,
      random: systemRandom,
      clock: systemClock,
    }),
    sitemaps: new SitemapService(storage.listings),
    ...administratorServices(storage),
    jobs,
    workbookWriter: createWorkbookWriter(),
    exportStreams: new ThreadExportStreams(config),
    exportFiles: exportFilesOf(config),
    snapshots: snapshotsOf(config),
    frontEnd: async () => built as NonNullable<typeof built>,
    clientDir: development ? '' : join(distDir, 'client'),
    uploadDir: uploadDirOf(config),
    site: {
      name: config.siteName,
      origin: config.siteUrl,
      contactEmail: config.contactEmail,
      adScriptUrl: config.adScriptUrl,
    },
    now: systemClock.now,
    logger,
    trustProxy: config.trustProxy,
    pageCacheBytes,
    ...development,
  })
  app.addHook('onReady', async () => jobs.start())
  // Before requests are waited for: some of them wait for jobs.
  app.addHook('preClose', () => jobs.stop())
  return app
}

function administratorServices(storage: Storage) {
  const { listings, administration, duplicates, jobs } = storage
  const log = createAuditLog(storage)
  return {
    administration,
    jobStore: jobs,
    audit: log,
    moderation: new ModerationService({ listings: administration, audit: log, clock: systemClock }),
    duplicates: new DuplicateService({
      duplicates,
      listings: administration,
      audit: log,
      clock: systemClock,
    }),
    dashboard: new DashboardService({ listings, administration, jobs, clock: systemClock }),
  }
}
