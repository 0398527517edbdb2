import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../../config/config.ts'
import { openConfiguredStorage } from '../storage.ts'
import { lowerJobPriority } from './thread-priority.ts'

/** The thread of the idle merge. Any message ends it early. */
async function mergeSegments(port: NonNullable<typeof parentPort>, config: Config): Promise<void> {
  const stop = new AbortController()
  port.once('message', () => stop.abort())
  const storage = await openConfiguredStorage(config)
  try {
    await storage.listings.mergeSegments(stop.signal)
  } finally {
    await storage.close()
    port.close()
  }
}

lowerJobPriority()
if (parentPort) await mergeSegments(parentPort, workerData as Config)
