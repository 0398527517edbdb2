import type { Readable } from 'node:stream'
import type { ExportFilter } from '../export/export-row.ts'

export interface ExportStreams {
  /**
   * The workbook of all listings that match, made as it is read, off the event loop. Fails as a stream does; destroying it
   * ends the work.
   */
  open(filter: ExportFilter): Readable
}
