/** A difference between a derived table and the listings. */
export interface Difference {
  /** The table's name in the database. */
  readonly table: string
  /** What is wrong, such as `token is missing`. */
  readonly what: string
  /** The listing, city, word or block that is wrong. */
  readonly key: string
  /** The right value; null: none. */
  readonly expected: string | number | null
  /** The value in the table; null: none. */
  readonly found: string | number | null
}

export interface VerificationProgress {
  /** What is being read: `listings`, or a table. */
  readonly step: string
  readonly done: number
  /** Undefined if it is not known beforehand. */
  readonly total?: number
}

export interface VerificationOptions {
  readonly onProgress?: (progress: VerificationProgress) => void
  readonly signal?: AbortSignal
}

export interface ReindexOptions extends VerificationOptions {
  /** The derived table to rebuild, by its name in `Difference`; absent: all. */
  readonly only?: string | undefined
}

/**
 * Rebuilds everything that is derived from the listings, in short steps, while servers and jobs run. If a run was cut
 * off, the next one continues with most of its work done.
 */
export type Reindex = (options?: ReindexOptions) => Promise<void>

/**
 * Compares everything that is derived from the listings with the listings. It reads one state of the database and
 * writes nothing. Servers and jobs may run meanwhile.
 */
export type Verify = (options?: VerificationOptions) => AsyncIterable<Difference>
