import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DuplicatePair, MergeRequest } from '../../../../domain/administration/duplicates.ts'
import type { Business } from '../../../../domain/directory/directory.ts'
import { useToast } from '../../../ui/frame/toast-host.tsx'
import { dismissDuplicates, mergeDuplicates, undoChange } from '../../admin-api.ts'
import { failureText } from '../../admin-call.ts'
import { useMessages } from '../../messages/messages.tsx'
import { type ChangePlace, useMadeChanges } from '../../panel/made-changes.tsx'
import { MergeTable } from './merge-table.tsx'

interface DuplicateComparisonProps {
  readonly pair: DuplicatePair
  readonly isDismissed: boolean
  readonly actions: DuplicateActions
}

/** Shows two listings side by side, with their differences marked and the actions for the pair. */
export function DuplicateComparison({ pair, isDismissed, actions }: DuplicateComparisonProps) {
  const { first, second, proposal, reasons, strength, metres } = pair
  const words = useMessages().businesses.duplicates
  const ids = [first.business.id, second.business.id] as const
  const dismissal = isDismissed ? words.reopen : words.dismiss
  const why = [
    words.strengths[strength],
    ...reasons.map((reason) => words.reasons[reason]),
    ...(metres === null ? [] : [words.distance(metres)]),
  ]
  return (
    <>
      <p className="text-xs text-ink-2">{why.join(' · ')}</p>
      <MergeTable members={[first, second]} proposal={proposal} {...mergeOf(actions, isDismissed)} />
      <div className="submission-actions">
        <DismissButton
          ids={ids}
          businesses={[first.business, second.business]}
          label={dismissal}
          isDismissed={isDismissed}
          actions={actions}
        />
      </div>
    </>
  )
}

interface DismissButtonProps {
  readonly ids: readonly string[]
  /** The first of them at least. */
  readonly businesses: readonly Business[]
  readonly label: string
  readonly isDismissed: boolean
  readonly actions: DuplicateActions
}

/** Says that listings are different places, or takes that back. */
export function DismissButton({ ids, businesses, label, isDismissed, actions }: DismissButtonProps) {
  const { dismiss, isPending } = actions
  const names = businesses.map(({ name }) => name)
  if (!dismiss) return null
  return (
    <button
      type="button"
      className="button-small"
      aria-label={`${names.join(', ')}: ${label}`}
      disabled={isPending}
      onClick={() => dismiss({ ids, name: names[0] ?? '', isDismissed: !isDismissed })}
    >
      {label}
    </button>
  )
}

/** What starts a merge; nothing for listings that are known to be different places. */
export const mergeOf = ({ merge, isPending }: DuplicateActions, isDismissed: boolean) =>
  isDismissed ? {} : { merge: { isPending, start: merge } }

export interface DuplicateActions {
  readonly merge: (request: MergeRequest, name: string) => void
  /** Absent: the pair is in no list from which it could be taken. */
  readonly dismiss?: (dismissal: Dismissal) => void
  readonly isPending: boolean
}

interface Dismissal {
  readonly ids: readonly string[]
  /** Of one of the listings. */
  readonly name: string
  readonly isDismissed: boolean
}

interface Decision {
  /** Where it can be undone. */
  readonly place: ChangePlace
  readonly onDecide?: () => void
  /** `changeId` undoes a merge. */
  readonly onDone?: (changeId: string) => void
}

/** The actions of the buttons for possible duplicates. */
export function useDuplicateActions({ place, onDecide, onDone }: Decision): DuplicateActions {
  const client = useQueryClient()
  const toast = useToast()
  const { add } = useMadeChanges()
  const { merged, toldApart, notDone } = useMessages().businesses.duplicates
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
  const onError = (error: Error) => {
    toast({ title: notDone, text: failureText(error, ''), isError: true })
    return refresh()
  }
  const merge = useMutation({
    mutationFn: ({ request }: { request: MergeRequest; name: string }) => mergeDuplicates(request),
    onSuccess: ({ changeId }, { name }) => {
      add({ place, text: merged(name), undo: () => undoChange(changeId) })
      onDone?.(changeId)
      return refresh()
    },
    onError,
  })
  const dismiss = useMutation({
    mutationFn: ({ ids, isDismissed }: Dismissal) => dismissDuplicates(ids, isDismissed),
    onSuccess: ({ message }, { ids, name, isDismissed }) => {
      const text = toldApart(name, ids.length - 1)
      if (isDismissed) add({ place, text, undo: () => dismissDuplicates(ids, false) })
      toast({ title: message, text: '' })
      return refresh()
    },
    onError,
  })
  return {
    merge: (request, name) => {
      onDecide?.()
      merge.mutate({ request, name })
    },
    dismiss: (dismissal) => {
      onDecide?.()
      dismiss.mutate(dismissal)
    },
    isPending: merge.isPending || dismiss.isPending,
  }
}
