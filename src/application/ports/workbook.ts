import { type PanelText, UserFacingError } from '../../domain/administration/panel-text.ts'
import type { UploadRequest } from '../import/import-request.ts'

/**
 * A row of a sheet. `number` counts from 1, as the spreadsheet shows it. `cells[i]` is the text of column i, '' if
 * empty.
 */
export interface SheetRow {
  readonly number: number
  readonly cells: readonly string[]
  /** Column → the address that its cell links to, for the cells that show something else. */
  readonly links?: ReadonlyMap<number, string>
}

export interface Sheet {
  readonly name: string
  readonly visible: boolean
}

export interface Workbook {
  readonly sheets: readonly Sheet[]
  /**
   * The rows of a sheet in order, in batches, without empty ones. Numbers become their shortest decimal text, dates
   * ISO 8601, booleans TRUE/FALSE, errors and empty cells ''. Rows that a merged cell covers have its value. Throws `WorkbookError` when it reaches damage.
   */
  rows(sheetIndex: number): AsyncIterable<readonly SheetRow[]>
  /** Share of the present sheet that has been read, 0 to 1. */
  progress(): number
  close(): Promise<void>
}

export interface WorkbookReader {
  /**
   * Opens an .xlsx or .xls file, and with `textFiles` also a table in a text file: CSV, TSV, tables of a web page, a workbook in XML, JSON.
   * Its content tells which. Throws `WorkbookError`.
   */
  open(path: string, options?: { readonly textFiles?: boolean }): Promise<Workbook>
}

type WorkbookProblem =
  | 'empty-file'
  | 'not-a-workbook'
  | 'password-protected'
  | 'damaged'
  | 'too-large'
  | 'forbidden-content'
  | 'no-visible-sheet'

/** A workbook that cannot be read. */
export class WorkbookError extends UserFacingError {
  override readonly name = 'WorkbookError'
  readonly problem: WorkbookProblem
  constructor(problem: WorkbookProblem, text: PanelText) {
    super(text)
    this.problem = problem
  }
}

export type CellValue = string | number | null
type Rows = Iterable<readonly CellValue[]> | AsyncIterable<readonly CellValue[]>

/** Takes the next bytes of a file. Resolves when it can take more. The sink may keep the bytes. */
export type ByteSink = (bytes: Buffer) => Promise<void>

export interface WrittenWorkbook {
  readonly rows: number
  readonly sheets: number
  readonly bytes: number
}

export interface WorkbookWriter {
  /**
   * Streams one workbook to `path`: `header`, then each batch of rows (texts stay texts, numbers stay numbers). After
   * 1,048,576 rows it starts another sheet. Resolves when the file is complete; if it fails, no file is left. Several
   * calls may write to the same path: each writes a file of its own, and the last one to end replaces the others.
   */
  write(path: string, header: readonly string[], rows: Rows): Promise<WrittenWorkbook>
  /**
   * Writes the same bytes to `sink`, in order, as fast as the sink takes them. Rejects with an error of the sink or
   * the rows.
   */
  stream(sink: ByteSink, header: readonly string[], rows: Rows): Promise<WrittenWorkbook>
}

/** The workbooks for jobs. */
export interface UploadStore {
  /** The file's path on this machine, which may have to copy it first. */
  find(request: UploadRequest): Promise<string>
  /** A text that identifies the file's content; undefined if the file is gone. */
  identify(path: string): Promise<string | undefined>
}
