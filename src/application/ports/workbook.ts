import type { UploadRequest } from '../import/import-request.ts'

/** A sheet's row. `number` counts from 1 as the spreadsheet shows it; `cells[i]` is column i's text, '' when empty. */
export interface SheetRow {
  readonly number: number
  readonly cells: readonly string[]
}

export interface Sheet {
  readonly name: string
  readonly visible: boolean
}

export interface Workbook {
  readonly sheets: readonly Sheet[]
  /**
   * A sheet's rows in order, in batches, without the empty ones. Numbers read as their shortest decimal text, dates as
   * ISO 8601, booleans as TRUE/FALSE, errors and empty cells as ''. Throws `WorkbookError` at the place of the damage.
   */
  rows(sheetIndex: number): AsyncIterable<readonly SheetRow[]>
  /** Share of the sheet being read that is done, 0 to 1. */
  progress(): number
  close(): Promise<void>
}

export interface WorkbookReader {
  /** Opens an .xlsx or .xls file, told apart by its first bytes. Throws `WorkbookError`. */
  open(path: string): Promise<Workbook>
}

type WorkbookProblem =
  | 'empty-file'
  | 'not-a-workbook'
  | 'password-protected'
  | 'damaged'
  | 'too-large'
  | 'forbidden-content'
  | 'no-visible-sheet'

/** A workbook that cannot be read. The message is a full sentence: what, where and how to fix it. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError'
  readonly problem: WorkbookProblem
  constructor(problem: WorkbookProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

export type CellValue = string | number | null
type Rows = Iterable<readonly CellValue[]> | AsyncIterable<readonly CellValue[]>

/** Takes the next bytes of a file; resolves when it can take more. The bytes are the sink's to keep. */
export type ByteSink = (bytes: Buffer) => Promise<void>

export interface WrittenWorkbook {
  readonly rows: number
  readonly sheets: number
  readonly bytes: number
}

export interface WorkbookWriter {
  /**
   * Streams one workbook to `path`: `header`, then each batch of rows as given (texts stay texts, numbers stay
   * numbers), further sheets past the 1,048,576 rows of one. Resolves when the file is complete; on failure no file is left.
   * Several calls may write to the same path at the same time: each writes a file of its own, and the last to end stays.
   */
  write(path: string, header: readonly string[], rows: Rows): Promise<WrittenWorkbook>
  /** The same, byte after byte to `sink`, never going back: as fast as the sink takes them. Rejects as the sink or the rows do. */
  stream(sink: ByteSink, header: readonly string[], rows: Rows): Promise<WrittenWorkbook>
}

/** The workbooks that jobs read. */
export interface UploadStore {
  pathOf(request: UploadRequest): string
  /** Another text once the file has changed; undefined where it is gone. */
  identify(path: string): Promise<string | undefined>
}
