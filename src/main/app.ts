import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { DashboardService } from '../application/dashboard/dashboard-service.ts'
import { DirectoryService } from '../application/directory/directory-service.ts'
import { DuplicateService } from '../application/duplicates/duplicate-service.ts'
import type { ExportStreams } from '../application/export/export-row.ts'
import type { JobQueue } from '../application/jobs/job-queue.ts'
import { ModerationService } from '../application/moderation/moderation-service.ts'
import type { JobThread } from '../application/ports/job-store.ts'
import type { Clock, Timer } from '../application/ports/system.ts'
import { SynonymService } from '../application/search/synonyms/synonym-service.ts'
import { ZeroResults } from '../application/search/zero-results.ts'
import { SitemapService } from '../application/sitemap/sitemap-service.ts'
import { ReportService } from '../application/submissions/report-service.ts'
import { SubmissionService } from '../application/submissions/submission-service.ts'
import { TradeMappingService } from '../application/trades/trade-mapping-service.ts'
import type { Config } from '../config/config.ts'
import { createWorkbookWriter } from '../excel/workbook-writer.ts'
import { createServer } from '../server/create-server.ts'
import type { DirectoryFigures } from '../server/metrics/directory-metrics.ts'
import { type FrontEnd, loadBuiltFrontEnd, loadBuiltShell } from '../server/pages/front-end.ts'
import { Readiness, type ReadinessCheck } from '../server/readiness.ts'
import type { PublicReads } from '../server/reads/public-reads.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { SchemaComparison } from '../storage/schema-comparison.ts'
import { DatabaseFile } from './database-file.ts'
import { createIdentity } from './identity.ts'
import { logTurns } from './job-log.ts'
import { createJobQueue } from './job-queue.ts'
import type { ProcessMetrics } from './metrics.ts'
import { createAuditLog, systemClock, systemRandom, systemTime } from './process/system.ts'
import { createPublicReader, siteOf } from './threads/public-reader.ts'
import type { ReplicaWatch } from './threads/replica-watch.ts'
import { readHere } from './threads/start-read-threads.ts'
import { ThreadExportStreams } from './threads/thread-export-streams.ts'
import { exportFilesOf, removeOldUploads, removeUploadsHourly, snapshotsOf, uploadsOf } from './uploads.ts'

const pageCacheBytes = 32 * 1024 * 1024
export const distDir = join(import.meta.dirname, '..', '..', 'dist')

interface AppOptions {
  /** Runs the reads of visitors. Absent: they run in this thread. */
  readonly reads?: PublicReads
  /** For the metrics. */
  readonly replica?: Pick<ReplicaWatch, 'isUsable'> | undefined
  /** Replaces the built files in development. */
  readonly development?: Pick<Parameters<typeof createServer>[0], 'middleware'> & {
    readonly frontEnd: () => Promise<FrontEnd>
  }
  /** The clock of logins and limits; tests pass their own. */
  readonly time?: Clock & Timer
  /** Runs the jobs. Absent: each in a thread of its own. */
  readonly jobThread?: JobThread
  /** Writes the exports that a browser downloads at once. Absent: each in a thread of its own. */
  readonly exportStreams?: ExportStreams
}

/** Wires the product together around an open, migrated database. */
export async function createApp(
  config: Config,
  storage: Storage,
  logger: FastifyBaseLogger,
  {
    reads,
    replica,
    development,
    time = systemTime,
    jobThread,
    exportStreams = new ThreadExportStreams(config),
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const shell = development?.frontEnd ?? builtShell()
  const jobs = createJobQueue(config, storage, (error) => logger.error(error), jobThread, logTurns(logger))
  const readiness = new Readiness({
    checks: readinessChecks(config, storage),
    now: () => performance.now(),
    onChange: (failing) =>
      failing.length > 0 ? logger.error({ failing }, 'not ready') : logger.info('ready again'),
  })
  const metrics = await startMetrics(config, {
    listings: storage.listings,
    jobStore: storage.jobs,
    readiness,
    replica,
    now: systemClock.now,
  })
  const directory = new DirectoryService(storage.listings, storage.dictionary, systemClock)
  const uploads = uploadsOf(config, storage)
  const services = administratorServices(storage, jobs, directory)
  const app = await createServer({
    metrics: metrics?.requests,
    reads: reads ?? (await readInThisThread(config, storage, development?.frontEnd)),
    // A page that Vite compiles first takes seconds.
    readBudget: development ? Number.POSITIVE_INFINITY : config.readBudget,
    api: directory,
    readDataVersion: () => storage.listings.dataVersion(),
    ...createIdentity(config, storage, time, (line) => logger.warn(line)),
    readiness,
    submissions: new SubmissionService({
      listings: storage.listings,
      random: systemRandom,
      clock: systemClock,
    }),
    sitemaps: new SitemapService(storage.listings),
    dictionary: storage.dictionary,
    ...services,
    jobs,
    workbookWriter: createWorkbookWriter(),
    exportStreams,
    exportFiles: exportFilesOf(config, storage),
    snapshots: snapshotsOf(config, storage),
    shell,
    clientDir: development ? '' : join(distDir, 'client'),
    uploads,
    ownerFileDir: join(config.dataDir, 'public'),
    site: siteOf(config),
    now: systemClock.now,
    logger,
    trustProxy: config.trustProxy,
    pageCacheBytes,
    ...(development?.middleware && { middleware: development.middleware }),
  })
  metrics?.attachTo(app)
  app.addHook('onReady', async () => jobs.start())
  everyMinute(app, () => services.zeroResults.flush())
  everyMinute(app, () => services.reports.forget())
  removeUploadsHourly(app, () => removeOldUploads(uploads, storage.jobs, systemClock.now()))
  app.addHook('onClose', async () => exportStreams.close?.())
  // Stop jobs before requests, because some requests wait for a job.
  app.addHook('preClose', () => jobs.stop())
  return app
}

/** The library of the metrics is large, and is loaded only where METRICS_PORT asks for them. */
async function startMetrics(config: Config, figures: DirectoryFigures): Promise<ProcessMetrics | undefined> {
  if (config.metricsPort === undefined) return undefined
  const { createProcessMetrics } = await import('./metrics.ts')
  return createProcessMetrics(config, figures)
}

/** If the store does not answer at all, only the first check fails. */
function readinessChecks(config: Config, storage: Storage): Readonly<Record<string, ReadinessCheck>> {
  const file = new DatabaseFile(config)
  const isMigrated = ({ missing }: SchemaComparison) => missing.length === 0
  return {
    store: async () => Boolean(await storage.compareSchema()),
    file: async () => file.isSound(),
    schema: () => storage.compareSchema().then(isMigrated, () => true),
  }
}

function builtShell() {
  const shell = loadBuiltShell(distDir)
  return async () => shell
}

async function readInThisThread(
  config: Config,
  storage: Storage,
  development: (() => Promise<FrontEnd>) | undefined,
): Promise<PublicReads> {
  const built = development ? undefined : await loadBuiltFrontEnd(distDir)
  const frontEnd = development ?? (async () => built as FrontEnd)
  return readHere(config, createPublicReader(config, storage, frontEnd))
}

const minute = 60_000

/** Runs some work once a minute and at the end. */
function everyMinute(app: FastifyInstance, work: () => Promise<void>): void {
  const run = () => work().catch((error: unknown) => app.log.error(error))
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(run, minute).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await run()
  })
}

function administratorServices(storage: Storage, queue: JobQueue, directory: DirectoryService) {
  const { listings, administration, duplicates, jobs, searchFeedback, reports, importLayouts } = storage
  const log = createAuditLog(storage)
  const zeroResults = new ZeroResults({ feedback: searchFeedback, clock: systemClock, random: systemRandom })
  return {
    administration,
    jobStore: jobs,
    importLayouts,
    tradeMappings: new TradeMappingService({
      store: storage.tradeMappings,
      listings,
      administration,
      places: storage.dictionary,
      jobs: queue,
      audit: log,
      clock: systemClock,
    }),
    audit: log,
    moderation: new ModerationService({
      listings: administration,
      reader: listings,
      duplicates,
      audit: log,
      clock: systemClock,
    }),
    duplicates: new DuplicateService({
      duplicates,
      listings: administration,
      reader: listings,
      audit: log,
      clock: systemClock,
    }),
    reports: new ReportService({
      reports,
      listings,
      administration,
      audit: log,
      random: systemRandom,
      clock: systemClock,
    }),
    zeroResults,
    synonyms: new SynonymService({
      feedback: searchFeedback,
      zeroResults,
      dictionary: storage.dictionary,
      listBusinesses: (query) => directory.listBusinesses(query),
      audit: log,
      clock: systemClock,
    }),
    dashboard: new DashboardService({
      listings,
      administration,
      reports,
      duplicates,
      jobs,
      clock: systemClock,
    }),
  }
}
