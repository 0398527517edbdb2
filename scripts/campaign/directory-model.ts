import type { BaseDirectory } from './base-directory.ts'
import { type DirectoryContent, withContents } from './directory-content.ts'
import type { ExportedContent } from './exported-content.ts'
import type { OperationName } from './operations.ts'

/** What an operation leaves when no fault occurs. */
export interface Outcome {
  readonly content: DirectoryContent
  readonly exported: ExportedContent
  /** From its first call to its end, in ms. */
  readonly milliseconds: number
}

/** The directory as it was, with some listings as an edit by hand leaves them. */
export function withEdits(outcome: Outcome, edited: Outcome, placeIds: Iterable<string>): Outcome {
  const contents = new Map<string, string>()
  const rows = new Map(outcome.exported.rows)
  for (const placeId of placeIds) {
    contents.set(placeId, edited.content.listings.get(placeId) ?? '')
    const row = edited.exported.rows.get(placeId)
    if (row !== undefined && rows.has(placeId)) rows.set(placeId, row)
  }
  return {
    ...outcome,
    content: withContents(outcome.content, contents),
    exported: { ...outcome.exported, rows },
  }
}

/** Computes an operation's outcome once, when it is first asked for. */
export class DirectoryModel {
  readonly base: BaseDirectory
  readonly #compute: (operation: OperationName) => Promise<Outcome>
  readonly #outcomes = new Map<OperationName, Promise<Outcome>>()

  constructor(base: BaseDirectory, compute: (operation: OperationName) => Promise<Outcome>) {
    this.base = base
    this.#compute = compute
  }

  after(operation: OperationName): Promise<Outcome> {
    const known = this.#outcomes.get(operation) ?? this.#compute(operation)
    this.#outcomes.set(operation, known)
    return known
  }
}
