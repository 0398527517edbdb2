import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Config, readConfig } from '../config/config.ts'
import { createApp } from './app.ts'
import { DatabaseFile } from './database-file.ts'
import { prepare } from './prepare.ts'
import { createLogger } from './process/create-logger.ts'
import { DiskReserve } from './process/disk-reserve.ts'
import { createFilesPrivately, keepFilesPrivate, warnOfRoot } from './process/private-files.ts'
import { ServerCluster } from './process/serve-cluster.ts'
import { describeStartProblem } from './process/start-problem.ts'
import { endAtOnce, onStopRequest, stopServing } from './process/stop-serving.ts'
import { openConfiguredStorage, untilStoreAnswers } from './storage.ts'
import { ReplicaWatch } from './threads/replica-watch.ts'
import { startReadThreads } from './threads/start-read-threads.ts'

const say = (line: string) => console.log(line)

/** Serves in this process. In a cluster, the primary process prepares the database and makes the announcement. */
async function serve(config: Config, isAlone: boolean): Promise<void> {
  let stop = endAtOnce as () => unknown
  onStopRequest(() => stop())
  const file = new DatabaseFile(config)
  if (isAlone) await beginAlone(config, file)
  const storage = await openConfiguredStorage(config)
  await untilStoreAnswers(async () => {
    if (isAlone) await prepare(config, storage, say)
    else await storage.compareSchema()
  }, console.error)
  if (isAlone) await new DiskReserve(config, console.error).keep()
  const logger = createLogger()
  const replica = await ReplicaWatch.start(config, logger)
  const onFault = (error: unknown) => logger.error(error, 'a reading thread failed')
  const reads = await startReadThreads(config, onFault, replica)
  const app = await createApp(config, storage, logger, { reads, replica })
  stop = () => stopServing(app, storage, () => isAlone && file.end())
  await app.listen({ port: config.port, host: config.host })
  if (isAlone) announceReady(config, listeningPort(app))
}

function listeningPort(app: FastifyInstance): number | string {
  const address = app.server.address()
  return address !== null && typeof address === 'object' ? address.port : (address ?? '')
}

function announceReady(config: Config, port: number | string): void {
  say(`${config.siteName} is ready: http://${config.host}:${port}/  (administrator: /admin, stop: Ctrl+C)`)
}

/** The primary process prepares the database, and then only watches over the serving processes. */
async function serveCluster(config: Config): Promise<void> {
  const file = new DatabaseFile(config)
  const servers = new ServerCluster(config.webConcurrency, {
    onReady: () => announceReady(config, config.port),
    onStopped: () => file.end(),
  })
  onStopRequest(() => void servers.stop())
  await beginAlone(config, file)
  const storage = await openConfiguredStorage(config)
  await untilStoreAnswers(() => prepare(config, storage, say), console.error)
  await new DiskReserve(config, console.error).keep()
  await storage.close()
  if (config.metricsPort !== undefined) {
    const { serveClusterMetrics } = await import('./metrics.ts')
    await serveClusterMetrics(config)
  }
  servers.start()
}

/** When the primary process is gone, Node ends the others at once. This lets them stop as on a signal. */
function outliveFirstProcess(): void {
  const { worker } = cluster
  worker?.once('disconnect', () => {
    worker.exitedAfterDisconnect = true
  })
}

try {
  const config = readConfig(process.env)
  createFilesPrivately()
  if (cluster.isPrimary) {
    warnOfRoot(console.error)
    keepFilesPrivate(config.dataDir, say)
  }
  outliveFirstProcess()
  if (cluster.isPrimary && config.webConcurrency > 1) await serveCluster(config)
  else await serve(config, cluster.isPrimary)
} catch (error) {
  console.error(describeStartProblem(error))
  process.exit(1)
}

/** What the only or the first process does before it opens the database. */
async function beginAlone(config: Config, file: DatabaseFile): Promise<void> {
  await refuseTakenPort(config)
  await new DiskReserve(config, console.error).use()
  await file.begin(console.error)
}

/** Throws if the configured address cannot be listened on. Otherwise each process of a cluster would report it again and again. */
async function refuseTakenPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = createServer().listen({ port, host })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
