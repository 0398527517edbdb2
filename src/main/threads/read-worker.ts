import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../../config/config.ts'
import { loadBuiltFrontEnd } from '../../server/pages/front-end.ts'
import type { ReadAnswer } from '../../server/reads/read-answer.ts'
import { openStorage } from '../../storage/open-storage.ts'
import { provideGazetteerFile } from '../gazetteer.ts'
import { createPublicReader } from './public-reader.ts'
import { type ReadOrder, type ReadReport, readsAtOnce } from './read-messages.ts'
import { toPlainError } from './thread-errors.ts'
import { lowerThreadPriority } from './thread-priority.ts'

const distDir = join(import.meta.dirname, '..', '..', '..', 'dist')
/** Priority below the main thread, which answers from the cache, and above the threads of jobs. */
const stepsBehind = 3

/** A copy with memory of its own: a buffer that is part of a larger one cannot be transferred. */
const whole = (bytes: Uint8Array) => new Uint8Array(bytes)

/**
 * Measures what a read costs. With SQLite it is the thread's processor time, which does not grow when the machine is busy. With
 * PostgreSQL it is the time on the clock, because the work happens in another process.
 */
function createMeter({ databaseUrl }: Config): () => number {
  if (databaseUrl) return () => performance.now()
  return () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
}

function handOver(port: NonNullable<typeof parentPort>, id: number, cost: number, read: ReadAnswer): void {
  const answer = { ...read, body: whole(read.body) }
  const report: ReadReport = { id, cost, answer }
  port.postMessage(report, [answer.body.buffer])
}

/** The thread that answers reads of visitors, over a connection of its own that cannot write. */
async function work(port: NonNullable<typeof parentPort>, config: Config): Promise<void> {
  const { dataDir, databaseUrl } = config
  provideGazetteerFile()
  const place = databaseUrl ? { dataDir, databaseUrl, poolSize: readsAtOnce(config) } : { dataDir }
  const storage = await openStorage({ ...place, readOnly: true })
  const frontEnd = await loadBuiltFrontEnd(distDir)
  const read = createPublicReader(config, storage, async () => frontEnd)
  const meter = createMeter(config)
  port.on('message', async (order: ReadOrder) => {
    if ('close' in order) {
      await storage.close()
      return port.close()
    }
    const started = meter()
    try {
      const answer = await read(order.task)
      handOver(port, order.id, meter() - started, answer)
    } catch (error) {
      const report: ReadReport = { id: order.id, cost: meter() - started, error: toPlainError(error) }
      port.postMessage(report)
    }
  })
  const ready: ReadReport = { ready: true }
  port.postMessage(ready)
}

lowerThreadPriority(stepsBehind)
if (parentPort) await work(parentPort, workerData as Config)
