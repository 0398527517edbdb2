import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { DirectoryService } from '../application/directory/directory-service.ts'
import { SitemapService } from '../application/sitemap/sitemap-service.ts'
import { SubmissionService } from '../application/submissions/submission-service.ts'
import type { Config } from '../config/config.ts'
import { createServer } from '../server/create-server.ts'
import { loadBuiltFrontEnd } from '../server/pages/built-front-end.ts'
import type { Storage } from '../storage/open-storage.ts'
import { provideGazetteerFile } from './gazetteer.ts'
import { createSessions, uploadDirOf } from './prepare.ts'
import { systemClock, systemRandom } from './system.ts'
import { ThreadImportRunner } from './thread-import-runner.ts'

const pageCacheBytes = 64 * 1024 * 1024
export const distDir = join(import.meta.dirname, '..', '..', 'dist')

/** Wires the built product together around an open, migrated database. */
export async function createApp(
  config: Config,
  storage: Storage,
  logger: FastifyBaseLogger,
  development: Pick<Parameters<typeof createServer>[0], 'frontEnd' | 'middleware'> | undefined = undefined,
): Promise<FastifyInstance> {
  provideGazetteerFile()
  const built = development ? undefined : await loadBuiltFrontEnd(distDir)
  return createServer({
    api: new DirectoryService(storage.listings, systemClock),
    readDataVersion: () => storage.listings.dataVersion(),
    sessions: createSessions(storage),
    submissions: new SubmissionService({
      listings: storage.listings,
      random: systemRandom,
      clock: systemClock,
    }),
    sitemaps: new SitemapService(storage.listings),
    importRunner: new ThreadImportRunner(config),
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
}
