import { useMessages } from '../site-context.ts'
import { removePlaces, savePlaces, useSavedPlaces } from './saved-store.ts'
import { useSaveNotice } from './use-save-notice.ts'

interface SaveToggleProps {
  readonly id: string
  readonly name: string
  /** Beside the heart, where there is room for a word. */
  readonly word?: string
  readonly onRemoved?: () => void
  readonly takesFocus?: boolean
}

/** Saves a business on this device, or takes it off the list. Without JavaScript it keeps its room and does nothing. */
export function SaveToggle({ id, name, word, onRemoved, takesFocus }: SaveToggleProps) {
  const { saved } = useMessages()
  const say = useSaveNotice()
  const isSaved = useSavedPlaces()?.some((place) => place.id === id) ?? false
  const press = () => {
    if (!isSaved) return say(savePlaces([id]))
    removePlaces([id])
    onRemoved?.()
  }
  return (
    <button
      type="button"
      className={`save-toggle ${word ? 'button-quiet' : 'icon-button'}`}
      aria-pressed={isSaved}
      aria-label={saved.save(name)}
      onClick={press}
      // biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone
      autoFocus={takesFocus}
    >
      {word}
    </button>
  )
}
