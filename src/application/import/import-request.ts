import type { ImportMode } from '../../domain/administration/import-preview.ts'
import { type PanelText, UserFacingError } from '../../domain/administration/panel-text.ts'
import type { ImportLayout } from '../ports/import-layout-store.ts'

/** The workbook that a job reads: an upload, or a file of this machine. */
export interface UploadRequest {
  readonly uploadId?: string
  /** Absolute. */
  readonly path?: string
}

/** The administrator's choices for a workbook, which replace what is recognised automatically. */
export interface TableChoice {
  /** A sheet's name. */
  readonly sheet?: string
  /** Names of sheets, or every visible one that has a table. They come before `sheet`. */
  readonly sheets?: readonly string[] | 'all'
  /**
   * Column → index of the cell that holds it; those left out are not read. Columns that complete others (city, latitude) are found as
   * ever where they are left out.
   */
  readonly columns?: Readonly<Record<string, number>>
  /** ISO 3166-1 alpha-2 code of the country of rows that say none; '' for none. Told from the rows if it is left out. */
  readonly country?: string
  /** Slug of the trade of rows that say none; '' for none. Told from the header of the names if it is left out. */
  readonly trade?: string
  /** The city of rows that say none; '' or absent: none. */
  readonly city?: string
  /** Whether tables with other columns that stand right of the first are not read. */
  readonly isAlone?: boolean
  /** Whether a file in a layout that was chosen before is read as that was, unless `columns` are chosen. */
  readonly usesLayouts?: boolean
  /** The layouts of a profile: the file must have the headers of one of them. */
  readonly profile?: readonly ImportLayout[]
  /** Whether a table in a text file is refused. */
  readonly onlyWorkbooks?: boolean
}

/** Request of a job of the kind `preview`. */
export interface PreviewRequest extends UploadRequest, TableChoice {
  /** The file's name on the administrator's machine. */
  readonly fileName: string
  /** Make ids from name and address where `place_id` is missing. */
  readonly deriveIds: boolean
}

/** Request of a job of the kind `import`. */
export interface ImportRequest extends PreviewRequest {
  /** Whether what is chosen here holds for the next file of the same layout. */
  readonly remembers?: boolean
  readonly mode: ImportMode
  /** Whether the file's content replaces also what was set by hand. */
  readonly liftsHandEdits?: boolean
  /** Whether new rows that look like a listing which is there under another id are left out, among the refused ones. */
  readonly leavesOutAlike?: boolean
}

/** Request of a job of the kind `undo`. */
export interface UndoRequest {
  /** The job whose change is undone. */
  readonly jobId: string
}

/** A workbook that can be read but not imported. */
export class ImportError extends UserFacingError {
  override readonly name = 'ImportError'
  readonly problem: 'no-header' | 'missing-columns' | 'customers'
  constructor(problem: 'no-header' | 'missing-columns' | 'customers', text: PanelText) {
    super(text)
    this.problem = problem
  }
}
