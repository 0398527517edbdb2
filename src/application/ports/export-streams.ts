import type { Readable } from 'node:stream'
import type { ExportFilter } from '../export/export-row.ts'

export interface ExportStreams {
  /**
   * The workbook of all listings that match, written while it is read, in another thread. Errors come through the stream; destroying
   * it stops the work.
   */
  open(filter: ExportFilter): Readable
}
