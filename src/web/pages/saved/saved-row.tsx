import { type FormEvent, useId, useRef, useState } from 'react'
import type { BusinessSummary } from '../../api/business-summary.ts'
import { SaveToggle } from '../../saved/save-toggle.tsx'
import { writeNote } from '../../saved/saved-edits.ts'
import { noteLimit, type SavedPlace } from '../../saved/saved-store.ts'
import { useSaveNotice } from '../../saved/use-save-notice.ts'
import { ArrowDown, ArrowUp, NotebookPen } from '../../ui/icons.tsx'
import { ResultRow } from '../../ui/listings/result-row.tsx'
import { useSavedTexts } from './saved-texts.ts'

interface SavedRowProps {
  readonly place: SavedPlace
  readonly business: BusinessSummary
  readonly isFirst: boolean
  readonly isLast: boolean
  /** It was put back just now, by a button that is gone. */
  readonly isBack: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemoved: () => void
}

const nothingSaid = { city: false, district: false, trade: false }

/** A saved business with its note, and what moves it up and down. */
export function SavedRow({ place, business, isFirst, isLast, isBack, onMove, onRemoved }: SavedRowProps) {
  const texts = useSavedTexts()
  const [isWriting, setWriting] = useState(false)
  const field = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const say = useSaveNotice()
  const { name } = business
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    say(writeNote(place.id, String(new FormData(event.currentTarget).get('note'))))
    setWriting(false)
    opener.current?.focus()
  }
  const actions = (
    <>
      <button
        ref={opener}
        type="button"
        className="icon-button"
        aria-expanded={isWriting}
        aria-label={texts.note(name)}
        onClick={() => setWriting(!isWriting)}
      >
        <NotebookPen size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={texts.up(name)}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={texts.down(name)}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={20} aria-hidden="true" />
      </button>
      <SaveToggle id={place.id} name={name} onRemoved={onRemoved} takesFocus={isBack} />
    </>
  )
  const note = isWriting ? (
    <form className="row-note" onSubmit={keep}>
      <label htmlFor={field} className="sr-only">
        {texts.note(name)}
      </label>
      <input
        id={field}
        name="note"
        defaultValue={place.note}
        placeholder={texts.noteHint}
        maxLength={noteLimit}
        // biome-ignore lint/a11y/noAutofocus: the button that opens the field is pressed to write in it
        autoFocus
      />
      <button type="submit" className="button-quiet">
        {texts.keepNote}
      </button>
    </form>
  ) : (
    place.note && <p className="row-note">{place.note}</p>
  )
  return (
    <ResultRow
      business={business}
      kind="search"
      said={nothingSaid}
      isMarked={false}
      headingLevel="h2"
      actions={actions}
      note={note}
    />
  )
}
