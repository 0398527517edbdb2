import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditableBusiness, MergeRequest } from '../../../domain/administration/administration.ts'
import { useToast } from '../../ui/toast-host.tsx'
import { dismissDuplicate, mergeDuplicates } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import type { MadeChange } from './undo-notice.tsx'

export interface DuplicateActions {
  readonly merge: (keep: EditableBusiness, remove: EditableBusiness) => void
  readonly dismiss: (ids: readonly [string, string], isDismissed: boolean) => void
  readonly isPending: boolean
  /** The last merge, which can be undone. */
  readonly lastChange: MadeChange | undefined
  readonly forget: () => void
}

/** What the buttons of possible duplicates do. */
export function useDuplicateActions(onDone: () => void): DuplicateActions {
  const client = useQueryClient()
  const toast = useToast()
  const [lastChange, setLastChange] = useState<MadeChange>()
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
  const onError = (error: Error) => {
    toast({ title: '처리하지 못했습니다', text: failureText(error, ''), isError: true })
    return refresh()
  }
  const merge = useMutation({
    mutationFn: ({ request }: { request: MergeRequest; name: string }) => mergeDuplicates(request),
    onSuccess: ({ changeId }, { name }) => {
      setLastChange({ changeId, text: `“${name}” 업체로 합쳤습니다.` })
      onDone()
      return refresh()
    },
    onError,
  })
  const dismiss = useMutation({
    mutationFn: ({ ids, isDismissed }: { ids: readonly [string, string]; isDismissed: boolean }) =>
      dismissDuplicate(ids, isDismissed),
    onSuccess: ({ message }) => {
      toast({ title: message, text: '' })
      onDone()
      return refresh()
    },
    onError,
  })
  return {
    merge: (keep, remove) => {
      const seen = ({ business: { id }, version }: EditableBusiness) => ({ id, version })
      merge.mutate({ request: { keep: seen(keep), remove: seen(remove) }, name: keep.business.name })
    },
    dismiss: (ids, isDismissed) => dismiss.mutate({ ids, isDismissed }),
    isPending: merge.isPending || dismiss.isPending,
    lastChange,
    forget: () => setLastChange(undefined),
  }
}
