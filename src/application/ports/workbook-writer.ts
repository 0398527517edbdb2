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
   */
  write(path: string, header: readonly string[], rows: Rows): Promise<WrittenWorkbook>
  /** The same, byte after byte to `sink`, never going back: as fast as the sink takes them. Rejects as the sink or the rows do. */
  stream(sink: ByteSink, header: readonly string[], rows: Rows): Promise<WrittenWorkbook>
}
