import type { ListingTable } from '../application/import/find-table.ts'
import { ImportError } from '../application/import/import-request.ts'
import type { ListingBatch } from '../application/import/listing-source.ts'
import { WorkbookError } from '../application/ports/workbook.ts'

interface Failure {
  readonly name: string
  readonly message: string
  readonly problem?: string
  readonly stack?: string | undefined
}

/** What the reading thread sends: first the table, then one batch for each request. */
export type SourceMessage =
  | { readonly table: ListingTable }
  | { readonly batch: ListingBatch }
  | { readonly end: true }
  | { readonly failure: Failure }

/** Errors lose their class between threads, so these two are sent as plain data. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message, stack } = error
  const known = error instanceof WorkbookError || error instanceof ImportError
  return { name, message, stack, ...(known && { problem: error.problem }) }
}

export function fromFailure({ name, message, problem, stack }: Failure): Error {
  if (name === 'WorkbookError') return new WorkbookError(problem as WorkbookError['problem'], message)
  if (name === 'ImportError') return new ImportError(problem as ImportError['problem'], message)
  return Object.assign(new Error(message), { stack })
}
