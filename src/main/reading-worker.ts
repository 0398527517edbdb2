import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { SourceRequest } from '../application/import/listing-source.ts'
import { openWorkbookSource } from '../application/import/workbook-source.ts'
import { createWorkbookReader } from '../excel/workbook-reader.ts'
import { provideGazetteerFile } from './gazetteer.ts'
import { lowerJobPriority } from './thread-priority.ts'
import { type SourceMessage, toFailure } from './thread-source.ts'

/**
 * The thread that reads a workbook and normalises its rows, while another thread stores them. It sends one batch for each
 * message that it gets, and prepares the next one meanwhile.
 */
async function read(port: NonNullable<typeof parentPort>, request: SourceRequest): Promise<void> {
  const tell = (message: SourceMessage) => port.postMessage(message)
  const requests = on(port, 'message')
  try {
    const source = await openWorkbookSource(createWorkbookReader())(request)
    try {
      tell({ table: source.table })
      for await (const batch of source.batches()) {
        await requests.next()
        tell({ batch })
      }
      await requests.next()
      tell({ end: true })
    } finally {
      await source.close()
    }
  } catch (error) {
    tell({ failure: toFailure(error) })
  } finally {
    await requests.return?.()
  }
}
lowerJobPriority()
provideGazetteerFile()
if (parentPort) await read(parentPort, workerData as SourceRequest)
