import { useMutation, useQuery } from '@tanstack/react-query'
import { formatCount } from '../../format/count.ts'
import { formatDateTime } from '../../format/date-time.ts'
import { useToast } from '../../ui/toast-host.tsx'
import { listSnapshots, restoreSnapshot, type Snapshot } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useStartJob } from '../jobs/job-feed.tsx'
import { useActiveJob } from '../jobs/job-queries.ts'
import { Loaded } from '../panel/loaded.tsx'

/** What the directory held before it was emptied, each to be brought back. */
export function SnapshotList() {
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
