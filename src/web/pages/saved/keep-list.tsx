import { useState } from 'react'
import { savePlaces } from '../../saved/saved-store.ts'
import { useSaveNotice } from '../../saved/use-save-notice.ts'
import { useSavedTexts } from './saved-texts.ts'

/** Adds a shared list to the visitor's own. */
export function KeepList({ ids }: { readonly ids: readonly string[] }) {
  const texts = useSavedTexts()
  const [isKept, setKept] = useState(false)
  const say = useSaveNotice()
  const keep = () => {
    const outcome = savePlaces(ids)
    setKept(outcome === 'kept')
    say(outcome)
  }
  return (
    <p className="mb-3 flex flex-wrap items-center gap-3">
      <button type="button" className="button-primary needs-script" onClick={keep}>
        {texts.keepList}
      </button>
      <span role="status" className="text-sm">
        {isKept && texts.kept}
      </span>
    </p>
  )
}
