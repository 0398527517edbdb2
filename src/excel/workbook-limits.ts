/** What a workbook may ask of the machine. Sizes in bytes unless said otherwise. */
export interface WorkbookLimits {
  /** Entries in the zip directory. */
  readonly entries: number
  /** One part once inflated, as declared and as found. */
  readonly partBytes: number
  /** Styles, relationships and the sheet list: each is small in any real workbook. */
  readonly metadataBytes: number
  /** Inflated to stored size, looked at for parts larger than `ratioFrom`. */
  readonly ratio: number
  readonly ratioFrom: number
  /** One XML token: a tag, a comment, or one run of text. */
  readonly tokenBytes: number
  /** Characters in one cell (Excel itself stops at 32,767) and in one row. */
  readonly cellCharacters: number
  readonly rowCharacters: number
  /** Cells in one sheet, the empty ones before a row's last cell included. */
  readonly sheetCells: number
  /** Shared strings kept in memory; what goes beyond lies in a temporary file. */
  readonly sharedStringMemory: number
  /** An .xls file, which is read whole: the format ends at 65,536 rows. */
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

/** Bounds of the sheet grid itself. */
export const MAX_ROWS = 1_048_576
export const MAX_COLUMNS = 16_384
