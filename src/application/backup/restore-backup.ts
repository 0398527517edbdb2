import { stat } from 'node:fs/promises'
import { z } from 'zod'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { JobError, type JobHandler, type JobRun } from '../jobs/job-handler.ts'
import type { HistoryRecord, HistoryStore } from '../ports/history-store.ts'
import type { ImportLayoutStore } from '../ports/import-layout-store.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import type { ListingWriter } from '../ports/listing-store.ts'
import type { SearchFeedbackStore } from '../ports/search-feedback.ts'
import { diskFullInJob, StorageFullError } from '../ports/store-errors.ts'
import type { TradeMappingStore } from '../ports/trade-mapping-store.ts'
import { checkBackup } from './check-backup.ts'
import { readBackup, readBackupHeader } from './read-backup.ts'
import { keepSnapshot, type SnapshotPorts, type Snapshots } from './snapshots.ts'

export interface RestorePorts extends SnapshotPorts {
  readonly administration: SnapshotPorts['administration'] &
    Pick<ListingAdministration, 'clear' | 'restoreBatch'>
  readonly listings: SnapshotPorts['listings'] & Pick<ListingWriter, 'compact'>
  readonly searchFeedback: SnapshotPorts['searchFeedback'] & Pick<SearchFeedbackStore, 'restoreSynonyms'>
  readonly importLayouts: SnapshotPorts['importLayouts'] & Pick<ImportLayoutStore, 'restoreLayouts'>
  readonly tradeMappings: SnapshotPorts['tradeMappings'] & Pick<TradeMappingStore, 'restoreTradeMappings'>
  readonly history: SnapshotPorts['history'] & Pick<HistoryStore, 'restoreHistory'>
}

/** The file to restore: a snapshot by its name, or any backup by its absolute path. */
const restoreRequest = z.union([
  z.object({ snapshot: z.string() }),
  z.object({ path: z.string(), allowEmpty: z.boolean().exactOptional() }),
])
export type RestoreRequest = z.infer<typeof restoreRequest>

export interface RestoreResult {
  readonly restored: number
  /** Name of the snapshot of what was there before; null if the directory was empty. */
  readonly snapshot: string | null
}

/** Stored with each batch. A run that finds it continues without clearing again. */
const restoring = z.object({ phase: z.literal('restoring'), snapshot: z.string().nullable() })
type Begun = z.infer<typeof restoring>

/**
 * Replaces all listings, reports, merges, pairs of possible duplicates and what undoing takes by those of a backup, and adds its jobs, audit
 * entries, synonyms, layouts of imports and trades of texts to those that are there. The file is first checked to its end, and a snapshot
 * is taken of what is there. If a run is cut off while it restores, the next one starts the file again and
 * skips the listings that are there.
 */
export function createRestoreHandler(ports: RestorePorts): JobHandler {
  return async (run): Promise<RestoreResult> => {
    const path = await pathOf(run, ports.snapshots)
    const begun = restoring.safeParse(run.job.progress).data
    const checked = await identify(path)
    const total = await withWayBack(begun, () => check(path, run, begun))
    if (total === 0) refuseEmpty(run)
    const snapshot = begun ? begun.snapshot : await replaceable(run, ports, { path, checked })
    await withWayBack({ snapshot }, () => restore(path, { run, ports, total, snapshot }))
    const { synonyms, layouts, trades } = await readBackupHeader(path)
    await ports.searchFeedback.restoreSynonyms(synonyms)
    await ports.importLayouts.restoreLayouts(layouts)
    await ports.tradeMappings.restoreTradeMappings(trades)
    await ports.listings.compact()
    await ports.snapshots.prune(ports.clock.now())
    return { restored: total, snapshot }
  }
}

async function pathOf({ job }: JobRun, snapshots: Snapshots): Promise<string> {
  const request = restoreRequest.parse(job.request)
  const path = 'path' in request ? request.path : await snapshots.find(request.snapshot)
  if (path === undefined)
    throw new JobError({
      ko: `스냅샷 '${job.subject}'이(가) 더 이상 없습니다. 목록에서 다시 골라 주십시오.`,
      en: `The snapshot '${job.subject}' is gone. Choose another one from the list.`,
    })
  return path
}

/** Checks the whole file and returns how many listings it holds. Keeps the stored progress of an earlier run. */
function check(path: string, { signal, onProgress }: JobRun, begun: Begun | undefined): Promise<number> {
  return checkBackup(path, ({ done, total }) => {
    signal.throwIfAborted()
    onProgress({ ...begun, done: 0, total, share: shareOf(done, total) * 0.2 })
  })
}

/** A file without listings is mostly a backup of the wrong folder. */
function refuseEmpty({ job }: JobRun): void {
  const request = restoreRequest.parse(job.request)
  if ('snapshot' in request || request.allowEmpty) return
  throw new JobError({
    ko: '이 백업에는 업체가 하나도 없습니다. 아무것도 바꾸지 않았습니다. 그래도 복원하려면 --allow-empty를 붙이십시오.',
    en: 'This backup holds no listings. Nothing was changed. Add --allow-empty to restore it all the same.',
  })
}

/** What changes when another file gets the name, or the file is written; undefined if there is none. */
async function identify(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found && [found.dev, found.ino, found.size, found.mtimeMs].join(' ')
}

/** Adds to an error that comes when the directory is cleared already where its listings are. */
async function withWayBack<T>(
  begun: { readonly snapshot: string | null } | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isFull = error instanceof StorageFullError
    if (!begun?.snapshot || !(isFull || error instanceof JobError)) throw error
    const { ko, en } = isFull ? diskFullInJob : error.text
    const told = new JobError({
      ko: `${ko} 복원은 이미 시작되었습니다. 그 전의 업체는 스냅샷 ${begun.snapshot}에 있습니다. 패널에서 복원하십시오.`,
      en: `${en} The restore had begun: what was there before is in the snapshot ${begun.snapshot}. Restore it from the panel.`,
    })
    throw isFull ? Object.assign(told, { problem: 'storage-full' }) : told
  }
}

interface CheckedFile {
  readonly path: string
  readonly checked: string | undefined
}

/** Takes a snapshot of what is there, then deletes it. Returns the snapshot's name. The file must be the one that was checked. */
async function replaceable(
  { job, owner, signal }: JobRun,
  ports: RestorePorts,
  { path, checked }: CheckedFile,
): Promise<string | null> {
  const snapshot = await keepSnapshot({ job, signal }, ports)
  signal.throwIfAborted()
  if ((await identify(path)) !== checked)
    throw new JobError({
      ko: `백업 파일이 확인하는 동안 바뀌었습니다: ${path}. 아무것도 바꾸지 않았습니다. 파일이 다 쓰이면 다시 복원하십시오.`,
      en: `The backup ${path} was changed while it was being checked. Nothing was restored. Try again when the file is complete.`,
    })
  await ports.administration.clear(job.id, owner)
  return snapshot?.name ?? null
}

async function restore(
  path: string,
  context: {
    readonly run: JobRun
    readonly ports: RestorePorts
    readonly total: number
    readonly snapshot: string | null
  },
): Promise<void> {
  const { run, ports, total, snapshot } = context
  let done = 0
  for await (const { listings, history } of readBackup(path)) {
    run.signal.throwIfAborted()
    done += listings.length
    const share = 0.2 + shareOf(done, total) * 0.8
    const progress = { phase: 'restoring', snapshot, done, total, share }
    await ports.administration.restoreBatch({
      listings: listings.map(withTerms),
      job: { id: run.job.id, owner: run.owner, progress },
    })
    await restoreHistory(history, run, ports)
  }
  // Where a backup of an older version has it.
  await restoreHistory((await readBackupHeader(path)).history, run, ports)
}

const recordsPerTransaction = 500

async function restoreHistory(
  history: readonly HistoryRecord[],
  { job: { id }, owner, signal }: JobRun,
  { history: store }: RestorePorts,
): Promise<void> {
  for (let start = 0; start < history.length; start += recordsPerTransaction) {
    signal.throwIfAborted()
    const records = history.slice(start, start + recordsPerTransaction)
    await store.restoreHistory({ records, job: { id, owner } })
  }
}

const shareOf = (done: number, total: number) => (total === 0 ? 1 : Math.min(done / total, 1))
