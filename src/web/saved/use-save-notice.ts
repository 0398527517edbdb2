import { useSiteContext } from '../site-context.ts'
import { useToast } from '../ui/frame/toast-host.tsx'
import type { SaveOutcome } from './saved-store.ts'

/** Says in a toast what became of a change, unless it is kept. The words are loaded with the first toast. */
export function useSaveNotice(): (outcome: SaveOutcome) => void {
  const toast = useToast()
  const context = useSiteContext()
  return async (outcome) => {
    if (outcome === 'kept') return
    const { saveNotice } = await import('./save-notices.ts')
    toast(saveNotice(outcome, context))
  }
}
