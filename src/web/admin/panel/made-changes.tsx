import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { AdminCallError, failureText } from '../admin-call.ts'
import { useMessages } from '../messages/messages.tsx'

/** The lists that show what was changed in them. */
export type ChangePlace = 'list' | 'submissions' | 'reports' | 'duplicates'

/** A change that was made since the tab was opened, and can be undone. */
export interface MadeChange {
  readonly place: ChangePlace
  readonly text: string
  /** `restored`: how many listings were. 0: others have changed them since. */
  readonly undo: () => Promise<{ readonly message: string; readonly restored?: number }>
}

interface MadeChanges {
  /** The oldest first. */
  readonly made: readonly MadeChange[]
  readonly add: (change: MadeChange) => void
  readonly forget: () => void
  readonly undoLast: () => void
}

const none: readonly MadeChange[] = []
const MadeChangesContext = createContext<MadeChanges | undefined>(undefined)

export function useMadeChanges(): MadeChanges {
  const changes = useContext(MadeChangesContext)
  if (!changes) throw new Error('MadeChangesHost is missing')
  return changes
}

/** Remembers what its children change, so that it can be undone, the last first. */
export function MadeChangesHost({ children }: { readonly children: ReactNode }) {
  const [made, setMade] = useState(none)
  const undo = useUndo((changes) => setMade((before) => [...before, ...changes]))
  const last = made.at(-1)
  const undoLast = () => {
    if (!last) return
    setMade((before) => before.filter((change) => change !== last))
    undo(last)
  }
  const add = (change: MadeChange) => setMade((before) => [...before, change])
  return (
    <MadeChangesContext value={{ made, add, undoLast, forget: () => setMade(none) }}>
      {children}
    </MadeChangesContext>
  )
}

/** Undoes one change after another, so that nobody waits between two presses. `putBack` takes those that could not be undone. */
function useUndo(putBack: (changes: readonly MadeChange[]) => void): (change: MadeChange) => void {
  const asked = useRef<MadeChange[]>([])
  const client = useQueryClient()
  const toast = useToast()
  const { common } = useMessages()
  const run = async () => {
    try {
      for (let next = asked.current[0]; next; next = asked.current[0]) {
        const { message, restored } = await next.undo()
        asked.current.shift()
        toast({ title: restored === 0 ? common.notUndone : common.undone, text: message })
      }
    } catch (error) {
      toast({ title: common.notUndone, text: failureText(error, ''), isError: true })
      const [first, ...others] = asked.current.splice(0)
      const isGone = error instanceof AdminCallError && error.status === 404
      putBack([...others.reverse(), ...(first && !isGone ? [first] : [])])
    }
    await client.invalidateQueries()
  }
  return (change) => {
    if (asked.current.push(change) === 1) run()
  }
}

/** Offers to undo the last change, where it was made in this place. */
export function UndoNotice({ place }: { readonly place: ChangePlace }) {
  const { made, undoLast, forget } = useMadeChanges()
  const { common } = useMessages()
  const last = made.at(-1)
  if (last?.place !== place) return null
  return (
    <div role="status" className="undo-notice">
      <div>
        <p>{last.text}</p>
        {made.length > 1 && <p className="text-xs text-ink-2">{common.earlierChanges(made.length - 1)}</p>}
      </div>
      <button type="button" className="button-small" onClick={undoLast}>
        {common.undo}
      </button>
      <button type="button" className="button-small" onClick={forget}>
        {common.close}
      </button>
    </div>
  )
}
