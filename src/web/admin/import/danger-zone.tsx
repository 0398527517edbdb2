import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useToast } from '../../ui/toast-host.tsx'
import { startDeleteAll } from '../admin-api.ts'
import { useStartJob } from '../jobs/job-feed.tsx'
import { useActiveJob } from '../jobs/job-queries.ts'
import { SnapshotList } from './snapshot-list.tsx'

const question = 'Are you sure you want to delete ALL business data? This cannot be undone.'
const finalWarning =
  'FINAL WARNING: This will permanently delete all businesses, cities, and related data. Click OK to continue.'
const word = 'DELETE'

/** The three steps of spec §5: true only when all were taken. */
function isMeant(): boolean {
  return (
    window.confirm(question) &&
    window.confirm(finalWarning) &&
    window.prompt(`Type ${word} to confirm:`) === word
  )
}

/** Deletes everything, and brings back what a snapshot holds. */
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
