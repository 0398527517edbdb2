import type { BaseDirectory } from './base-directory.ts'
import { type DirectoryContent, withContents } from './directory-content.ts'
import type { ExportedContent } from './exported-content.ts'
import type { OperationName } from './operations.ts'

/** The result of an operation without a fault. */
export interface Outcome {
  readonly content: DirectoryContent
  readonly exported: ExportedContent
  /** Milliseconds from its first call to its end. */
  readonly milliseconds: number
}

/** The result of an operation, with some listings edited by hand. */
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
