/** How many accepted rows lack something, or have it in unreadable form. */
export type QualityCounts = Readonly<Record<string, number>>

/** What an import answers (spec §7); all but `message` and the three counts is extra. */
export interface ImportAnswer {
  readonly message: string
  readonly stats: {
    readonly imported: number
    readonly duplicatesSkipped: number
    readonly totalErrors: number
    readonly totalRows?: number
  }
  readonly fileName?: string
  readonly sheet?: string
  /** Column → the header under which the file has it. */
  readonly columns?: Readonly<Record<string, string>>
  readonly quality?: QualityCounts
  /** The first refused rows. */
  readonly refused?: readonly { readonly rowNumber: number; readonly reason: string }[]
  readonly milliseconds?: number
}
