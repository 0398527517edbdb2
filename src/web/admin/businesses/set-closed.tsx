import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EditableBusiness } from '../../../domain/administration/administration.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { setClosed } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useMessages } from '../messages/messages.tsx'

interface SetClosedProps {
  readonly listing: EditableBusiness
  /** Asked first: whether what is open beside it may be lost. */
  readonly mayDo?: () => boolean
  /** `changeId` undoes it. */
  readonly onDone?: (changeId: string) => void
}

/** Takes a business out of the lists because it has closed for good, or brings one back that has. */
export function SetClosed({
  listing: { business, version, status },
  mayDo = () => true,
  onDone,
}: SetClosedProps) {
  const client = useQueryClient()
  const toast = useToast()
  const words = useMessages().businesses.closed
  const isClosed = status === 'closed'
  const { mutate, isPending } = useMutation({
    mutationFn: () => setClosed(business.id, !isClosed, version),
    onSuccess: ({ message, changeId }) => {
      toast({ title: message, text: business.name })
      onDone?.(changeId)
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
    },
    onError: (error) => {
      toast({ title: words.notDone, text: failureText(error, ''), isError: true })
      return client.invalidateQueries({ queryKey: ['admin', 'closed'] })
    },
  })
  const label = isClosed ? words.reopen : words.close
  return (
    <button
      type="button"
      className="button-small"
      aria-label={`${label}: ${business.name}`}
      disabled={isPending}
      onClick={() => mayDo() && (isClosed || window.confirm(words.ask(business.name))) && mutate()}
    >
      {label}
    </button>
  )
}
