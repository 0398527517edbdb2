/** A difference between a derived table and what follows from the listings. */
export interface Difference {
  /** The table's name in the database. */
  readonly table: string
  /** What is wrong, such as `token is missing`. */
  readonly what: string
  /** Of which listing, city, word, block. */
  readonly key: string
  /** The value that follows from the listings; null: none. */
  readonly expected: string | number | null
  /** The value in the table; null: none. */
  readonly found: string | number | null
}

export interface VerificationProgress {
  /** What is being read: `listings`, or a table. */
  readonly step: string
  readonly done: number
  /** Undefined where it is not known beforehand. */
  readonly total?: number
}

export interface VerificationOptions {
  readonly onProgress?: (progress: VerificationProgress) => void
  readonly signal?: AbortSignal
}

export interface ReindexOptions extends VerificationOptions {
  /** The derived table that is made anew, as a `Difference` names it; absent: all. */
  readonly only?: string | undefined
}

/**
 * Makes all that is derived from the listings anew, in short steps: servers and jobs may go on meanwhile. One that was cut off is begun
 * again, and goes on where most of its work was.
 */
export type Reindex = (options?: ReindexOptions) => Promise<void>

/**
 * Compares all that is derived from the listings with what they give. It reads one state of the database, changes nothing, and servers
 * and jobs may go on meanwhile.
 */
export type Verify = (options?: VerificationOptions) => AsyncIterable<Difference>
