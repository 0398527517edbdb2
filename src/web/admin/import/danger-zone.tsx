import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useToast } from '../../ui/frame/toast-host.tsx'
import {
  listSnapshots,
  listSubmissions,
  restoreSnapshot,
  type Snapshot,
  startDeleteAll,
  takeSnapshot,
} from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useStartJob } from '../jobs/job-feed.tsx'
import { useActiveJob } from '../jobs/job-queries.ts'
import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'
import { Loaded } from '../panel/loaded.tsx'

/** Asks the three questions of spec §5. `mistyped`: the last one was answered, but with another word. */
function askThrice(): 'meant' | 'mistyped' | 'cancelled' {
  const { question, finalWarning, prompt, word } = spec.deletion
  const typed = window.confirm(question) && window.confirm(finalWarning) && window.prompt(prompt)
  if (typeof typed !== 'string') return 'cancelled'
  return typed === word ? 'meant' : 'mistyped'
}

/** Deletes everything, and takes and restores snapshots. */
export function DangerZone() {
  const startJob = useStartJob()
  const toast = useToast()
  const { danger } = useMessages().import
  const start = useMutation({
    mutationFn: () => startJob(startDeleteAll()),
    onError: () => toast({ title: spec.deletion.failed[0], text: spec.deletion.failed[1], isError: true }),
  })
  const isRunning = useActiveJob('delete-all') !== undefined
  const isPending = start.isPending || isRunning
  const ask = () => {
    const answer = askThrice()
    if (answer === 'meant') start.mutate()
    // Whoever wrote `delete` believes that all is gone, or waits for it.
    else if (answer === 'mistyped') toast({ ...danger.mistyped, isError: true })
  }
  return (
    <section aria-labelledby="danger-zone" className="panel danger-zone">
      <h2 id="danger-zone" lang="en" className="panel-heading text-closed">
        {spec.deletion.heading}
      </h2>
      <p className="mt-2 text-xs text-ink-2">{danger.note}</p>
      <WaitingSubmissions />
      <button type="button" lang="en" className="button-danger mt-4" disabled={isPending} onClick={ask}>
        <Trash2 size={18} aria-hidden="true" />
        {isPending ? spec.deletion.pending : spec.deletion.start}
      </button>
      <SnapshotList />
    </section>
  )
}

/** Submissions that nobody has decided on are deleted, too: they are named before. */
function WaitingSubmissions() {
  const { danger } = useMessages().import
  const { data } = useQuery({
    queryKey: ['admin', 'submissions'],
    queryFn: () => listSubmissions(0),
    staleTime: 0,
  })
  if (!data || data.totalCount === 0) return null
  return <p className="mt-2 text-sm font-semibold text-closed">{danger.submissions(data.totalCount)}</p>
}

/** Snapshots of the directory. Each can be restored. */
function SnapshotList() {
  const snapshots = useQuery({ queryKey: ['admin', 'snapshots'], queryFn: listSnapshots, staleTime: 0 })
  const { danger } = useMessages().import
  return (
    <>
      <h3 className="mt-6 font-semibold">{danger.snapshots}</h3>
      <TakeSnapshot />
      <Loaded query={snapshots} what={danger.snapshotsLoaded}>
        {({ snapshots: list }) =>
          list.length === 0 ? (
            <p className="mt-2 text-xs text-ink-3">{danger.noSnapshots}</p>
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

function TakeSnapshot() {
  const startJob = useStartJob()
  const toast = useToast()
  const { danger } = useMessages().import
  const isRunning = useActiveJob('backup') !== undefined
  const { mutate, isPending } = useMutation({
    mutationFn: () => startJob(takeSnapshot()),
    onError: (error) => toast({ title: danger.notTaken, text: failureText(error, ''), isError: true }),
  })
  return (
    <button
      type="button"
      className="button-small mt-2"
      disabled={isPending || isRunning}
      onClick={() => mutate()}
    >
      {isPending || isRunning ? danger.taking : danger.take}
    </button>
  )
}

function SnapshotItem({ snapshot }: { readonly snapshot: Snapshot }) {
  const { createdAt, listings, bytes } = snapshot
  const restore = useRestore(snapshot)
  const { formats, ...messages } = useMessages()
  const { danger } = messages.import
  return (
    <li>
      <div className="min-w-0">
        <p className="font-semibold">{formats.dateTime(createdAt)}</p>
        <p className="text-xs text-ink-3">
          {danger.businesses(listings)} · {formats.bytes(bytes)}
        </p>
      </div>
      <button
        type="button"
        className="button-small"
        aria-label={danger.restoreOf(formats.dateTime(createdAt))}
        disabled={restore.isPending}
        onClick={restore.ask}
      >
        {restore.isPending ? danger.restoring : danger.restore}
      </button>
    </li>
  )
}

function useRestore({ name, createdAt, listings }: Snapshot) {
  const startJob = useStartJob()
  const toast = useToast()
  const { formats, ...messages } = useMessages()
  const { danger } = messages.import
  const isRunning = useActiveJob('restore') !== undefined
  const { mutate, isPending } = useMutation({
    mutationFn: () => startJob(restoreSnapshot(name)),
    onError: (error) => toast({ title: danger.notRestored, text: failureText(error, ''), isError: true }),
  })
  const question = danger.askRestore(formats.dateTime(createdAt), listings)
  const ask = () => {
    if (window.confirm(question)) mutate()
  }
  return { ask, isPending: isPending || isRunning }
}
