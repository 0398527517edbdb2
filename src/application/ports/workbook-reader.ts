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

export type WorkbookProblem =
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
