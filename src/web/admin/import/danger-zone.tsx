import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { formatCount } from '../../format/count.ts'
import { formatDateTime } from '../../format/date-time.ts'
import { useToast } from '../../ui/toast-host.tsx'
import { listSnapshots, restoreSnapshot, type Snapshot, startDeleteAll } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useStartJob } from '../jobs/job-feed.tsx'
import { useActiveJob } from '../jobs/job-queries.ts'
import { Loaded } from '../panel/loaded.tsx'

const question = 'Are you sure you want to delete ALL business data? This cannot be undone.'
const finalWarning =
  'FINAL WARNING: This will permanently delete all businesses, cities, and related data. Click OK to continue.'
const word = 'DELETE'

/** Asks the three questions of spec §5. True if all are confirmed. */
function isMeant(): boolean {
  return (
    window.confirm(question) &&
    window.confirm(finalWarning) &&
    window.prompt(`Type ${word} to confirm:`) === word
  )
}

/** Deletes everything, and restores snapshots. */
export function DangerZone() {
  const startJob = useStartJob()
  const toast = useToast()
  const start = useMutation({
    mutationFn: () => startJob(startDeleteAll()),
    onError: () =>
      toast({
        title: 'Delete failed',
        text: 'Failed to delete all data',
        isError: true,
      }),
  })
  const isRunning = useActiveJob('delete-all') !== undefined
  const isPending = start.isPending || isRunning
  const ask = () => {
    if (isMeant()) start.mutate()
  }
  return (
    <section aria-labelledby="danger-zone" className="panel danger-zone">
      <h2 id="danger-zone" lang="en" className="panel-heading text-closed">
        Danger Zone
      </h2>
      <p className="mt-2 text-xs text-ink-2">
        모든 업체를 지웁니다. 지우기 전에 스냅숏을 남기므로 아래에서 복원할 수 있습니다. 지우거나 복원하는
        동안에는 다른 것을 바꿀 수 없습니다.
      </p>
      <button type="button" lang="en" className="button-danger mt-4" disabled={isPending} onClick={ask}>
        <Trash2 size={18} aria-hidden="true" />
        {isPending ? 'Deleting...' : 'Delete All Data'}
      </button>
      <SnapshotList />
    </section>
  )
}

/** Snapshots of the directory before it was emptied. Each can be restored. */
function SnapshotList() {
  const snapshots = useQuery({ queryKey: ['admin', 'snapshots'], queryFn: listSnapshots, staleTime: 0 })
  return (
    <>
      <h3 className="mt-6 font-semibold">스냅숏</h3>
      <Loaded query={snapshots} what="스냅숏을">
        {({ snapshots: list }) =>
          list.length === 0 ? (
            <p className="mt-2 text-xs text-ink-3">아직 스냅숏이 없습니다.</p>
          ) : (
            <ul className="session-list">
              {list.map((snapshot) => (
                <SnapshotItem key={snapshot.name} snapshot={snapshot} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}

function SnapshotItem({ snapshot }: { readonly snapshot: Snapshot }) {
  const { createdAt, listings, bytes } = snapshot
  const restore = useRestore(snapshot)
  return (
    <li>
      <div className="min-w-0">
        <p className="font-semibold">{formatDateTime(createdAt)}</p>
        <p className="text-xs text-ink-3">
          업체 {formatCount(listings)}곳 · {formatBytes(bytes)}
        </p>
      </div>
      <button
        type="button"
        className="button-small"
        aria-label={`${formatDateTime(createdAt)} 스냅숏 복원`}
        disabled={restore.isPending}
        onClick={restore.ask}
      >
        {restore.isPending ? '복원 중' : '복원'}
      </button>
    </li>
  )
}

function useRestore({ name, createdAt, listings }: Snapshot) {
  const startJob = useStartJob()
  const toast = useToast()
  const isRunning = useActiveJob('restore') !== undefined
  const { mutate, isPending } = useMutation({
    mutationFn: () => startJob(restoreSnapshot(name)),
    onError: (error) => toast({ title: '복원하지 못했습니다', text: failureText(error, ''), isError: true }),
  })
  const question = `${formatDateTime(createdAt)}의 업체 ${formatCount(listings)}곳으로 되돌릴까요?\n지금 있는 업체는 이 스냅숏의 내용으로 바뀝니다.`
  const ask = () => {
    if (window.confirm(question)) mutate()
  }
  return { ask, isPending: isPending || isRunning }
}

/** `1.4 MB` */
function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${formatCount(Math.ceil(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
