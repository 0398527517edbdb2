import { Heart } from 'lucide-react'
import { useMessages } from '../site-context.ts'
import { removePlaces, savePlace, useSavedPlaces } from './saved-store.ts'

interface SaveToggleProps {
  readonly id: string
  readonly name: string
}

/** Saves a business on this device, or takes it off the list. Without JavaScript it keeps its room and does nothing. */
export function SaveToggle({ id, name }: SaveToggleProps) {
  const { saved } = useMessages()
  const isSaved = useSavedPlaces().some((place) => place.id === id)
  return (
    <button
      type="button"
      className="save-toggle icon-button"
      aria-pressed={isSaved}
      aria-label={saved.save(name)}
      onClick={() => (isSaved ? removePlaces([{ id }]) : savePlace(id))}
    >
      <Heart size={20} aria-hidden="true" />
    </button>
  )
}
