import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Business } from '../../../domain/directory/directory.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import {
  type BulkChange,
  changeMatching,
  changeSelected,
  deleteBusiness,
  type ListFilter,
  undoChange,
} from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useStartJob } from '../jobs/job-feed.tsx'
import { useMessages } from '../messages/messages.tsx'

/** A selection, or everything that a filter matches. */
type BulkTarget =
  | { readonly ids: readonly string[] }
  | { readonly filter: ListFilter; readonly countText: string }

/** The actions of the list's buttons. The last change can be undone. */
export function useListActions(onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const startJob = useStartJob()
  const words = useMessages().businesses.bulk
  const [lastChange, setLastChange] = useState<MadeChange>()
  const onError = (error: Error) =>
    toast({ title: words.notChanged, text: failureText(error, ''), isError: true })
  const refresh = (change: MadeChange | undefined) => {
    setLastChange(change)
    onDone()
    return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
  }
  const remove = useMutation({
    mutationFn: ({ id, updatedAt }: Business) => deleteBusiness(id, Date.parse(updatedAt)),
    onSuccess: ({ changeId }, { name }) => refresh({ changeId, text: words.deleted(name) }),
    onError: (error) => {
      onError(error)
      return client.invalidateQueries({ queryKey: ['api'] })
    },
  })
  const bulk = useMutation({
    mutationFn: async ({ change, target }: { change: BulkChange; target: BulkTarget }) => {
      if ('ids' in target) return changeSelected(change, target.ids)
      await startJob(changeMatching(change, target.filter))
      return undefined
    },
    onSuccess: (changed, { change }) =>
      refresh(changed && { changeId: changed.changeId, text: words.done[change.action](changed.count) }),
    // The dialog of an edit says itself what is wrong.
    onError: (error, { change }) => change.action !== 'edit' && onError(error),
  })
  return { remove, bulk, lastChange, forget: () => setLastChange(undefined) }
}

/** A change that was just made and can be undone. */
export interface MadeChange {
  readonly text: string
  readonly changeId: string
}

interface UndoNoticeProps {
  readonly change: MadeChange
  readonly onClose: () => void
}

export function UndoNotice({ change, onClose }: UndoNoticeProps) {
  const client = useQueryClient()
  const toast = useToast()
  const { common } = useMessages()
  const undo = useMutation({
    mutationFn: () => undoChange(change.changeId),
    onSuccess: ({ message }) => {
      toast({ title: common.undone, text: message })
      onClose()
      return client.invalidateQueries()
    },
    onError: (error) => toast({ title: common.notUndone, text: failureText(error, ''), isError: true }),
  })
  return (
    <div role="status" className="undo-notice">
      <p>{change.text}</p>
      <button type="button" className="button-small" disabled={undo.isPending} onClick={() => undo.mutate()}>
        {common.undo}
      </button>
      <button type="button" className="button-small" onClick={onClose}>
        {common.close}
      </button>
    </div>
  )
}
