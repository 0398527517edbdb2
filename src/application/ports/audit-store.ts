export const auditActions = [
  'login',
  'login-refused',
  'request-limited',
  'request-refused',
  'logout',
  'password-changed',
  'password-refused',
  'password-warning-dismissed',
  'code-refused',
  'account-renamed',
  'account-removed',
  'listings-exported',
  'second-factor-on',
  'second-factor-off',
  'second-factor-missing',
  'second-factor-refused',
  'recovery-codes-made',
  'session-revoked',
  'listing-edited',
  'listing-deleted',
  'listing-verified',
  'listing-unverified',
  'listing-closed',
  'listing-reopened',
  'listings-merged',
  'duplicate-dismissed',
  'duplicate-reopened',
  'submission-approved',
  'submission-rejected',
  'report-applied',
  'report-closed',
  'report-dismissed',
  'change-undone',
  'synonym-added',
  'synonym-removed',
  'zero-result-dismissed',
  'layout-forgotten',
  'trades-mapped',
  'trade-mapping-removed',
  'job-started',
  'job-ended',
  'job-cancelled',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Who did what, when. */
export interface AuditEntry {
  readonly id: string
  /** Milliseconds since the epoch. */
  readonly at: number
  /** '' for the system itself. */
  readonly username: string
  readonly action: AuditAction
  /** A listing's or a job's id, or '' . */
  readonly subjectId: string
  /** The subject as people know it: a listing's name, a file's name. */
  readonly subject: string
  /** What changed: field → [before, after], or figures of an outcome. */
  readonly details: unknown
}

export interface AuditStore {
  add(entry: AuditEntry): Promise<void>
  find(id: string): Promise<AuditEntry | undefined>
  /** Entries of these actions since a time (ms since the epoch), newest first. */
  listActions(
    actions: readonly AuditAction[],
    page: { readonly since: number; readonly limit: number },
  ): Promise<readonly AuditEntry[]>
  /** Newest first; only entries older than `before` (an entry's id) if given. */
  list(page: { readonly limit: number; readonly before?: string }): Promise<readonly AuditEntry[]>
}
