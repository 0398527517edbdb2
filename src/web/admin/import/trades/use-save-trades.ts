import { useMutation } from '@tanstack/react-query'
import { useToast } from '../../../ui/frame/toast-host.tsx'
import { saveTrades, type TradeMapping } from '../../admin-api.ts'
import { adviceText } from '../../admin-call.ts'
import { useStartJob } from '../../jobs/job-feed.tsx'
import { useMessages } from '../../messages/messages.tsx'

/** Remembers the trades of texts, and starts the job that gives them to the businesses that are there. */
export function useSaveTrades(onSaved?: () => void) {
  const startJob = useStartJob()
  const toast = useToast()
  const { trades } = useMessages()
  return useMutation({
    mutationFn: (mappings: readonly TradeMapping[]) => startJob(saveTrades(mappings)),
    onSuccess: onSaved ?? (() => undefined),
    onError: (error) => toast({ title: trades.notSaved, text: adviceText(error, ''), isError: true }),
  })
}
