import { savedLimit } from '../../domain/directory/saved-ids.ts'
import { useMessages } from '../site-context.ts'
import { useToast } from '../ui/toast-host.tsx'
import type { SaveOutcome } from './saved-store.ts'

/** Says in a toast what became of a change, unless it is kept. */
export function useSaveNotice(): (outcome: SaveOutcome) => void {
  const toast = useToast()
  const { saved } = useMessages()
  return (outcome) => {
    if (outcome === 'full') toast({ title: saved.full, text: saved.fullText(savedLimit), isError: true })
    if (outcome === 'until-closed') {
      toast({ title: saved.untilClosed, text: saved.untilClosedText, isError: true })
    }
  }
}
