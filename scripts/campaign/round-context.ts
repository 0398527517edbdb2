import type { AdminCalls } from './admin-calls.ts'
import type { BaseDirectory } from './base-directory.ts'
import type { CampaignWorkbooks } from './campaign-workbooks.ts'
import type { EditsByHand } from './edits-by-hand.ts'
import type { Workplace } from './workplace.ts'

export type ProblemKind = 'lost' | 'doubled' | 'ghost' | 'other'

/** Something that a round found and that must not be. */
export interface Problem {
  readonly kind: ProblemKind
  readonly text: string
}

/** What an operation and the checks after it see of their round. */
export interface RoundContext {
  readonly base: BaseDirectory
  readonly workbooks: CampaignWorkbooks
  readonly place: Workplace
  readonly edits: EditsByHand
  /** Whether one call waits for the operation's end. */
  readonly waits: boolean
  /** Whether a job may end as failed in words, to be asked for again: where the disk was full. */
  readonly mayFail: boolean
  /** Of the server that runs now. */
  readonly calls: () => AdminCalls
  /** Starts the server again where it has ended by itself, and says so. */
  readonly keepServer: () => Promise<void>
  readonly report: (kind: ProblemKind, text: string) => void
  /** Aborted when the round has taken too long. */
  readonly limit: AbortSignal
}
