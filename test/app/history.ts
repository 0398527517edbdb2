import type { HistoryKind, RecordOf } from '../../src/application/ports/history-store.ts'
import type { StoredReport } from '../../src/application/ports/report-store.ts'
import type { Storage } from '../../src/storage/open-storage.ts'

/** What is stored beside the listings, of one kind. */
export async function recordsOf<Kind extends HistoryKind>(
  { history }: Pick<Storage, 'history'>,
  kind: Kind,
): Promise<readonly RecordOf<Kind>[]> {
  return (await history.scanHistory(kind, { limit: 100_000 })) as unknown as readonly RecordOf<Kind>[]
}

/** Stores reports that nobody has decided on. */
export function addReports(
  { history }: Pick<Storage, 'history'>,
  reports: readonly StoredReport[],
): Promise<void> {
  const open = { of: 'report', decision: null, decidedAt: null, changeId: null } as const
  return history.restoreHistory({ records: reports.map((report) => ({ ...open, ...report })) })
}

/** The ids of the reports that nobody has decided on. */
export async function openReports(storage: Pick<Storage, 'history'>): Promise<readonly string[]> {
  const reports = await recordsOf(storage, 'report')
  return reports.filter(({ decidedAt }) => decidedAt === null).map(({ id }) => id)
}
