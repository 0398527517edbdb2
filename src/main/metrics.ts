import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client'
import { type Config, ConfigError } from '../config/config.ts'
import {
  addDirectoryMetrics,
  createMetricsServer,
  type DirectoryFigures,
  type MetricsSource,
} from '../server/metrics/directory-metrics.ts'
import { RequestMetrics } from '../server/metrics/request-metrics.ts'

export interface ProcessMetrics {
  readonly requests: RequestMetrics
  /** Serves the metrics for as long as the app runs. */
  attachTo(app: FastifyInstance): void
}

/**
 * The metrics of this process, to be loaded and called only where METRICS_PORT is set. A process of a cluster has no metrics port of its
 * own: the primary process asks all of them and adds their figures up.
 */
export function createProcessMetrics(config: Config, figures: DirectoryFigures): ProcessMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addDirectoryMetrics(registry, figures)
  const requests = new RequestMetrics(registry)
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry)
    // This registry answers the primary process.
    new AggregatorRegistry()
    return { requests, attachTo: () => undefined }
  }
  const source = { contentType: registry.contentType, read: () => registry.metrics() }
  return {
    requests,
    attachTo(app) {
      let server: Server | undefined
      app.addHook('onReady', async () => {
        server = await listen(config, source)
      })
      app.addHook('onClose', async () => server?.close())
    },
  }
}

/** Serves the metrics of all processes of a cluster from the primary process. */
export async function serveClusterMetrics(config: Config): Promise<void> {
  const registry = new AggregatorRegistry()
  const server = await listen(config, {
    contentType: registry.contentType,
    read: () => registry.clusterMetrics(),
  })
  server.unref()
}

async function listen({ host, metricsPort }: Config, source: MetricsSource): Promise<Server> {
  const server = createMetricsServer(source)
  server.listen(metricsPort, host)
  await once(server, 'listening').catch((error: Error) => {
    throw new ConfigError(`METRICS_PORT cannot be used: ${error.message}. Set it to a free port.`)
  })
  return server
}
