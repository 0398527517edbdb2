import type { SheetRow } from '../../ports/workbook.ts'

/** Makes rows with a header above them of the rows of a sheet. */
export type Reshape = (rows: AsyncIterable<readonly SheetRow[]>) => AsyncIterable<readonly SheetRow[]>
