import { useMutation, useQueryClient } from '@tanstack/react-query'
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
import { useMadeChanges } from '../panel/made-changes.tsx'

/** A selection, or everything that a filter matches. */
type BulkTarget =
  | { readonly ids: readonly string[] }
  | { readonly filter: ListFilter; readonly countText: string }

/** The actions of the list's buttons. */
export function useListActions(onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const startJob = useStartJob()
  const words = useMessages().businesses.bulk
  const { add, forget } = useMadeChanges()
  const onError = (error: Error) =>
    toast({ title: words.notChanged, text: failureText(error, ''), isError: true })
  const refresh = () => {
    onDone()
    return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
  }
  const remove = useMutation({
    mutationFn: ({ id, updatedAt }: Business) => deleteBusiness(id, Date.parse(updatedAt)),
    onSuccess: ({ changeId }, { name }) => {
      add({ place: 'list', text: words.deleted(name), undo: () => undoChange(changeId) })
      return refresh()
    },
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
    onSuccess: (changed, { change }) => {
      // The tray undoes the job, and what was changed before it would only be kept.
      if (!changed) forget()
      else {
        const { changeId, count } = changed
        add({ place: 'list', text: words.done[change.action](count), undo: () => undoChange(changeId) })
      }
      return refresh()
    },
    // The dialog of an edit says itself what is wrong.
    onError: (error, { change }) => change.action !== 'edit' && onError(error),
  })
  return { remove, bulk }
}
