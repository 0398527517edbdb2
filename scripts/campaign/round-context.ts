import type { AdminCalls } from './admin-calls.ts'
import type { BaseDirectory } from './base-directory.ts'
import type { CampaignWorkbooks } from './campaign-workbooks.ts'
import type { EditsByHand } from './edits-by-hand.ts'
import type { Workplace } from './workplace.ts'

export type ProblemKind = 'lost' | 'doubled' | 'ghost' | 'other'

/** A problem that a round found. */
export interface Problem {
  readonly kind: ProblemKind
  readonly text: string
}

/** The part of a round that operations and checks can use. */
export interface RoundContext {
  readonly base: BaseDirectory
  readonly workbooks: CampaignWorkbooks
  readonly place: Workplace
  readonly edits: EditsByHand
  /** Whether one call waits for the operation's end. */
  readonly waits: boolean
  /** Whether a job may fail with a message and be asked for again, because the disk was full. */
  readonly mayFail: boolean
  /** The calls of the server that runs now. */
  readonly calls: () => AdminCalls
  /** Starts the server again if it has ended by itself, and reports that as a problem. */
  readonly keepServer: () => Promise<void>
  readonly report: (kind: ProblemKind, text: string) => void
  /** Aborted when the round has taken too long. */
  readonly limit: AbortSignal
}
