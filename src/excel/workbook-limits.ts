/** How much of the machine a workbook may use. Sizes are in bytes unless stated otherwise. */
export interface WorkbookLimits {
  /** Entries in the zip directory. */
  readonly entries: number
  /** Inflated size of one part, both declared and real. */
  readonly partBytes: number
  /** Size of styles, relationships and the sheet list, which are small in any real workbook. */
  readonly metadataBytes: number
  /** Ratio of inflated to stored size, checked for parts larger than `ratioFrom`. */
  readonly ratio: number
  readonly ratioFrom: number
  /** Size of one XML token: a tag, a comment, or one run of text. */
  readonly tokenBytes: number
  /** Characters in one cell (Excel itself stops at 32,767) and in one row. */
  readonly cellCharacters: number
  readonly rowCharacters: number
  /** Cells of one sheet, including empty ones before a row's last cell. */
  readonly sheetCells: number
  /** Shared strings in memory. Further ones go to a temporary file. */
  readonly sharedStringMemory: number
  /** Size of an .xls file, which is read completely. The format ends at 65,536 rows. */
  readonly xlsBytes: number
  /** Time spent scanning one sheet, in milliseconds; waiting for the consumer is not counted. */
  readonly scanMilliseconds: number
}

const MEGABYTE = 1024 * 1024

export const defaultLimits: WorkbookLimits = {
  entries: 4096,
  partBytes: 8192 * MEGABYTE,
  metadataBytes: 64 * MEGABYTE,
  ratio: 300,
  ratioFrom: 16 * MEGABYTE,
  tokenBytes: MEGABYTE,
  cellCharacters: 4 * 32_767,
  rowCharacters: 16 * MEGABYTE,
  sheetCells: 256 * 1_048_576,
  sharedStringMemory: 64 * MEGABYTE,
  xlsBytes: 128 * MEGABYTE,
  scanMilliseconds: 15 * 60_000,
}

/** Bounds of the sheet's grid. */
export const MAX_ROWS = 1_048_576
export const MAX_COLUMNS = 16_384
