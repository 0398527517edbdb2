import { useState } from 'react'
import { savePlace } from '../../saved/saved-store.ts'
import { useMessages } from '../../site-context.ts'

/** Adds a shared list to the visitor's own. */
export function KeepList({ ids }: { readonly ids: readonly string[] }) {
  const { saved } = useMessages()
  const [isKept, setKept] = useState(false)
  const keep = () => {
    for (const id of ids) savePlace(id)
    setKept(true)
  }
  return (
    <p className="mb-3 flex flex-wrap items-center gap-3">
      <button type="button" className="button-primary needs-script" onClick={keep}>
        {saved.keepList}
      </button>
      <span role="status" className="text-sm">
        {isKept && saved.kept}
      </span>
    </p>
  )
}
