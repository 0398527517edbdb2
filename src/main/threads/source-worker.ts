import type { MessagePort } from 'node:worker_threads'
import type { SourceRequest } from '../../application/import/listing-source.ts'
import { openWorkbookSource } from '../../application/import/workbook-source.ts'
import { createWorkbookReader } from '../../excel/workbook-reader.ts'
import { provideGazetteerFile } from '../gazetteer.ts'
import { serveTasks } from './kept-threads.ts'
import { lowerJobPriority } from './thread-priority.ts'
import type { SourceItem } from './thread-source.ts'
import { sendItems } from './thread-stream.ts'

/** The thread that reads workbooks and normalises their rows, while another thread stores them. */
function read(request: SourceRequest, port: MessagePort): Promise<void> {
  return sendItems<SourceItem>(port, async (send) => {
    const source = await openWorkbookSource(createWorkbookReader())(request)
    try {
      await send({ table: source.table })
      for await (const batch of source.batches()) await send({ batch })
    } finally {
      await source.close()
    }
  })
}
lowerJobPriority()
provideGazetteerFile()
serveTasks(read)
