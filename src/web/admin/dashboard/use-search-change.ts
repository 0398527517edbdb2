import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { adviceText } from '../admin-call.ts'
import { useMessages } from '../messages/messages.tsx'

/** Runs a change of what searches find, and shows what the server says to it. */
export function useSearchChange<Given>(
  change: (given: Given) => Promise<{ readonly message: string }>,
  failure: string,
  onDone?: () => void,
) {
  const client = useQueryClient()
  const toast = useToast()
  const { search } = useMessages()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => {
      onDone?.()
      toast({ title: search.heading, text: message })
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
    },
    onError: (error) => toast({ title: failure, text: adviceText(error, ''), isError: true }),
  })
}
