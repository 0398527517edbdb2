import { parentPort, workerData } from 'node:worker_threads'
import { importWorkbook } from '../application/import/import-workbook.ts'
import { provideGazetteerFile } from './gazetteer.ts'
import { type ImportJob, type ImportMessage, toFailure } from './import-messages.ts'
import { openConfiguredStorage } from './storage.ts'
import { systemClock } from './system.ts'
import { openThreadSource } from './thread-source.ts'

const { config, request } = workerData as ImportJob
const tell = (message: ImportMessage) => parentPort?.postMessage(message)

provideGazetteerFile()
try {
  const storage = await openConfiguredStorage(config)
  try {
    const report = await importWorkbook(request, {
      openSource: openThreadSource,
      listings: storage.listings,
      jobs: storage.jobs,
      clock: systemClock,
      onProgress: (progress) => tell({ progress }),
    })
    tell({ report })
  } finally {
    await storage.close()
  }
} catch (error) {
  tell({ failure: toFailure(error) })
}
