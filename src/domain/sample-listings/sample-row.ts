import type { ImportColumn } from '../business/import-columns.ts'

/** Column → text as an exported workbook has it, '' when empty. */
export type SampleRow = Record<ImportColumn, string>
