import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { isStoreUnavailable } from '../../application/ports/store-errors.ts'
import type { Config } from '../../config/config.ts'
import { loadBuiltFrontEnd } from '../../server/pages/front-end.ts'
import type { ReadAnswer } from '../../server/reads/read-answer.ts'
import { openStorage, type StorageOptions } from '../../storage/open-storage.ts'
import { provideGazetteerFile } from '../gazetteer.ts'
import { readFirst } from './first-reads.ts'
import { createPublicReader } from './public-reader.ts'
import { type ReadOrder, type ReadReport, readsAtOnce } from './read-messages.ts'
import { type OpenReader, ReplicaReader, replicaLimit } from './replica-reader.ts'
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

type Port = NonNullable<typeof parentPort>

function handOver(port: Port, report: Extract<ReadReport, { answer: ReadAnswer }>): void {
  const answer = { ...report.answer, body: whole(report.answer.body) }
  port.postMessage({ ...report, answer } satisfies ReadReport, [answer.body.buffer])
}

/** Opens the databases, over connections that cannot write. */
async function openReaders(config: Config) {
  const { dataDir, databaseUrl, databaseReadUrl } = config
  const frontEnd = await loadBuiltFrontEnd(distDir)
  const open = async (place: StorageOptions): Promise<OpenReader> => {
    const storage = await openStorage({ ...place, readOnly: true })
    return { storage, read: createPublicReader(config, storage, async () => frontEnd) }
  }
  const pool = { dataDir, poolSize: readsAtOnce(config) }
  return {
    primary: await open(databaseUrl ? { ...pool, databaseUrl } : { dataDir }),
    replica: new ReplicaReader(() =>
      open({ ...pool, queryLimit: replicaLimit, ...(databaseReadUrl && { databaseUrl: databaseReadUrl }) }),
    ),
  }
}

/** The thread that answers reads of visitors. */
async function work(port: Port, config: Config): Promise<void> {
  provideGazetteerFile()
  const { primary, replica } = await openReaders(config)
  const meter = createMeter(config)
  let isClosing = false
  port.on('message', async (order: ReadOrder) => {
    if ('close' in order) {
      isClosing = true
      await Promise.all([primary.storage.close(), replica.close()])
      return port.close()
    }
    const { id, task, replicaFrom } = order
    const started = meter()
    let replicaFailure: string | undefined
    try {
      const known = replicaFrom !== undefined && (await replica.read(task, replicaFrom).catch(noteFailure))
      const answer = known || (await primary.read(task))
      handOver(port, { id, cost: meter() - started, replicaFailure, answer })
    } catch (error) {
      const report = { id, cost: meter() - started, replicaFailure, error: toPlainError(error) }
      port.postMessage(report satisfies ReadReport)
    }
    function noteFailure(error: unknown): undefined {
      // The words of a store are for visitors; its cause is for the log.
      replicaFailure = toPlainError(isStoreUnavailable(error) ? (error as Error).cause : error).message
    }
  })
  const ready: ReadReport = { ready: true }
  port.postMessage(ready)
  await readFirst(primary.read, { isOver: () => isClosing })
}

lowerThreadPriority(stepsBehind)
if (parentPort) await work(parentPort, workerData as Config)
