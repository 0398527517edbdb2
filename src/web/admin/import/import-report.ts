import type { JobView } from '../../../domain/administration/administration.ts'

/** How many accepted rows lack something, or have it in unreadable form. */
export type QualityCounts = Readonly<Record<string, number>>

/** Result of a job of the kind `import`. */
export interface ImportReport {
  readonly rows: number
  readonly imported: number
  readonly updated: number
  readonly duplicates: number
  readonly errors: number
  readonly sheet: string
  readonly quality: QualityCounts & {
    readonly unmappedCategories?: readonly { readonly name: string; readonly count: number }[]
  }
  /** The first refused rows. */
  readonly refused: readonly { readonly rowNumber: number; readonly reason: string }[]
  /** Pairs; absent in reports of older imports. */
  readonly possibleDuplicates?: number
  readonly resumedRuns: number
  readonly milliseconds: number
}

/** An import's report; undefined until it is done. */
export function importReportOf({ kind, state, result }: JobView): ImportReport | undefined {
  return kind === 'import' && state === 'done' ? (result as unknown as ImportReport) : undefined
}
