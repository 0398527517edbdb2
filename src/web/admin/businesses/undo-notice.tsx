import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../ui/toast-host.tsx'
import { undoChange } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'

/** A change that was just made and can be taken back. */
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
