import type { ExportFilter } from '../application/export/export-row.ts'
import type { Config } from '../config/config.ts'

export interface ExportTask {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>
  readonly filter: ExportFilter
}

/** What the exporting thread sends: the bytes of the file and then its end, or a failure. It sends one message for each it gets. */
export type ExportMessage =
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly end: true }
  | { readonly failure: { readonly message: string; readonly stack?: string | undefined } }
