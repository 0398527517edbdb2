import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Business } from '../../../domain/directory/directory.ts'
import { formatCount } from '../../format/count.ts'
import { useToast } from '../../ui/toast-host.tsx'
import {
  type BulkAction,
  changeMatching,
  changeSelected,
  deleteBusiness,
  type ListFilter,
  undoChange,
} from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useStartJob } from '../jobs/job-feed.tsx'

const bulkWords: Readonly<Record<BulkAction, string>> = {
  verify: '인증했습니다',
  unverify: '인증을 풀었습니다',
  delete: '삭제했습니다',
}

/** A selection, or everything that a filter matches. */
type BulkTarget =
  | { readonly ids: readonly string[] }
  | { readonly filter: ListFilter; readonly countText: string }

/** The actions of the list's buttons. The last change can be undone. */
export function useListActions(onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const startJob = useStartJob()
  const [lastChange, setLastChange] = useState<MadeChange>()
  const onError = (error: Error) =>
    toast({ title: '바꾸지 못했습니다', text: failureText(error, ''), isError: true })
  const refresh = (change: MadeChange | undefined) => {
    setLastChange(change)
    onDone()
    return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
  }
  const remove = useMutation({
    mutationFn: ({ id, updatedAt }: Business) => deleteBusiness(id, Date.parse(updatedAt)),
    onSuccess: ({ changeId }, { name }) => refresh({ changeId, text: `“${name}” 업체를 삭제했습니다.` }),
    onError: (error) => {
      onError(error)
      return client.invalidateQueries({ queryKey: ['api'] })
    },
  })
  const bulk = useMutation({
    mutationFn: async ({ action, target }: { action: BulkAction; target: BulkTarget }) => {
      if ('ids' in target) return changeSelected(action, target.ids)
      await startJob(changeMatching(action, target.filter))
      return undefined
    },
    onSuccess: (changed, { action }) =>
      refresh(
        changed && {
          changeId: changed.changeId,
          text: `${formatCount(changed.count)}곳을 ${bulkWords[action]}.`,
        },
      ),
    onError,
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
  const undo = useMutation({
    mutationFn: () => undoChange(change.changeId),
    onSuccess: ({ message }) => {
      toast({ title: '되돌렸습니다', text: message })
      onClose()
      return client.invalidateQueries()
    },
    onError: (error) => toast({ title: '되돌리지 못했습니다', text: failureText(error, ''), isError: true }),
  })
  return (
    <div role="status" className="undo-notice">
      <p>{change.text}</p>
      <button type="button" className="button-small" disabled={undo.isPending} onClick={() => undo.mutate()}>
        되돌리기
      </button>
      <button type="button" className="button-small" onClick={onClose}>
        닫기
      </button>
    </div>
  )
}
