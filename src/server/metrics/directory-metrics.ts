import { createServer, type Server } from 'node:http'
import { Gauge, type Registry } from 'prom-client'
import { toJobView } from '../../application/jobs/job-view.ts'
import type { JobStore } from '../../application/ports/job-store.ts'
import type { ListingReader } from '../../application/ports/listing-store.ts'
import type { Readiness } from '../readiness.ts'

export interface DirectoryFigures {
  readonly listings: Pick<ListingReader, 'statistics'>
  readonly jobStore: Pick<JobStore, 'countJobs' | 'listJobs'>
  readonly readiness: Pick<Readiness, 'parts' | 'listFailing'>
  /** Absent: there is no replica. */
  readonly replica?: { readonly isUsable: boolean } | undefined
  readonly now: () => number
}

/** How many running imports are read: only one can store rows at a time. */
const importsLookedAt = 10

async function readFigures({ listings, jobStore, now }: DirectoryFigures) {
  const [{ totalBusinesses }, jobs, running] = await Promise.all([
    listings.statistics(),
    jobStore.countJobs(),
    jobStore.listJobs({ limit: importsLookedAt, kinds: ['import'], states: ['running'] }),
  ])
  const rates = running.map((job) => toJobView(job, now()).rowsPerSecond ?? 0)
  return { totalBusinesses, jobs, rowsPerSecond: rates.reduce((sum, rate) => sum + rate, 0) }
}

type Figures = Awaited<ReturnType<typeof readFigures>>

/**
 * Gauges of the directory itself. They are read from the database once for each scrape. All server processes read the
 * same database, so a scrape of several processes takes the largest value instead of the sum.
 */
export function addDirectoryMetrics(registry: Registry, source: DirectoryFigures): void {
  let reading: Promise<Figures | undefined> | undefined
  const read = () => {
    reading ??= readFigures(source)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const addGauge = (
    name: string,
    help: string,
    labelNames: readonly string[],
    set: (gauge: Gauge, figures: Figures | undefined) => void,
  ) => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      aggregator: 'max',
      collect: async (): Promise<void> => set(gauge, await read()),
    })
  }
  addGauge('directory_store_up', '1 where the database answered this scrape, else 0.', [], (gauge, figures) =>
    gauge.set(figures ? 1 : 0),
  )
  addGauge('directory_listings', 'Published listings.', [], (gauge, figures) => {
    if (figures) gauge.set(figures.totalBusinesses)
  })
  addGauge(
    'directory_import_rows_per_second',
    'Rows that the running imports read in a second.',
    [],
    (gauge, figures) => {
      if (figures) gauge.set(figures.rowsPerSecond)
    },
  )
  addGauge('directory_jobs', 'Jobs on record.', ['kind', 'state'], (gauge, figures) => {
    gauge.reset()
    for (const { kind, state, count } of figures?.jobs ?? []) gauge.set({ kind, state }, count)
  })
  if (source.replica) addReplicaGauge(registry, source.replica)
  const { readiness } = source
  const part = new Gauge({
    name: 'directory_ready',
    help: '1 for each part that /readyz checks and that is well, else 0.',
    labelNames: ['part'],
    registers: [registry],
    aggregator: 'min',
    collect: async () => {
      const failing = await readiness.listFailing()
      for (const name of readiness.parts) part.set({ part: name }, failing.includes(name) ? 0 : 1)
    },
  })
}

function addReplicaGauge(registry: Registry, replica: { readonly isUsable: boolean }): void {
  const used: Gauge = new Gauge({
    name: 'directory_replica_used',
    help: '1 while visitors are answered from DATABASE_READ_URL, 0 while the primary answers them instead.',
    registers: [registry],
    aggregator: 'min',
    collect: () => used.set(replica.isUsable ? 1 : 0),
  })
}

/** What a scrape gets: the text, and its content type. */
export interface MetricsSource {
  readonly contentType: string
  read(): Promise<string>
}

/** Answers `GET /metrics` and nothing else. It has a port of its own, so that a proxy for visitors never shows it. */
export function createMetricsServer(source: MetricsSource): Server {
  return createServer({ requestTimeout: 10_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('See /metrics.\n')
      return
    }
    try {
      const text = await source.read()
      response.writeHead(200, { 'content-type': source.contentType, 'cache-control': 'no-store' }).end(text)
    } catch {
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end('No metrics right now.\n')
    }
  })
}
