import { Fragment, useEffect, useId, useState } from 'react'
import type { BusinessSummary } from '../../api/business-summary.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { followMerge, movePlace, putBack } from '../../saved/saved-edits.ts'
import { removePlaces, type SavedPlace, useSavedPlaces } from '../../saved/saved-store.ts'
import { useSaveNotice } from '../../saved/use-save-notice.ts'
import { useMessages } from '../../site-context.ts'
import { ListError } from '../../ui/listings/list-results.tsx'
import { listClasses, partsOf } from '../../ui/listings/row-parts.ts'
import { Notice } from '../../ui/notice.tsx'
import { RowsSkeleton } from '../../ui/skeletons.tsx'
import { businessesByIds } from './saved-query.ts'
import { SavedRow } from './saved-row.tsx'
import { useSavedTexts } from './saved-texts.ts'
import { ShareList } from './share-list.tsx'
import { WaysOn } from './ways-on.tsx'

/** What is saved on this device, with notes and in the visitor's order. The server does not know what that is. */
export function OwnList() {
  const places = useSavedPlaces()
  return places ? <KnownList places={places} /> : <UnknownList />
}

function UnknownList() {
  const { saved } = useMessages()
  const texts = useSavedTexts()
  return (
    <>
      <div className="saved-head">
        <h1>{saved.title}</h1>
      </div>
      <p className="without-script">{texts.needsScript}</p>
    </>
  )
}

function KnownList({ places }: { readonly places: readonly SavedPlace[] }) {
  const { saved, places: count } = useMessages()
  const texts = useSavedTexts()
  const say = useSaveNotice()
  const [removed, setRemoved] = useState<Removed>()
  // Asked for in an order of its own, so that moving a business asks for nothing, and neither does taking one off.
  const ids = [...new Set([...places, ...(removed ? [removed.place] : [])].map(({ id }) => id))].toSorted()
  const { data, isPending } = useDirectoryQuery(businessesByIds(ids))
  const found = new Map(
    data?.flatMap((business) => business.askedIds.map((id): [string, BusinessSummary] => [id, business])),
  )
  useEffect(() => {
    for (const { id, askedIds } of data ?? [])
      if (askedIds.some((asked) => asked !== id)) followMerge(id, askedIds)
  }, [data])
  const shown = places.filter(({ id }) => found.has(id))
  const gone = data ? places.filter(({ id }) => !found.has(id)) : []
  const undo = removed && !places.some(({ id }) => id === removed.place.id) && (
    <UndoLine
      key={removed.place.id}
      name={removed.name}
      onUndo={() => say(putBack(removed.place, removed.after))}
    />
  )
  const columns = listClasses((data ?? []).map((business) => partsOf(business, 'search')))
  return (
    <>
      <div className="saved-head">
        <div className="saved-title">
          <h1>{saved.title}</h1>
          {shown.length > 0 && <p>{count(shown.length)}</p>}
        </div>
        {shown.length > 0 && <ShareList places={shown} />}
      </div>
      {shown.length > 0 && <p className="saved-here">{texts.here}</p>}
      {places.length > 0 && isPending && <RowsSkeleton count={Math.min(places.length, 6)} />}
      {places.length > 0 && !isPending && !data && <ListError />}
      {gone.length > 0 && (
        <p className="list-said mb-3 flex flex-wrap items-center gap-3">
          {texts.gone(gone.length)}
          <button type="button" className="chip" onClick={() => removePlaces(gone.map(({ id }) => id))}>
            {texts.removeGone}
          </button>
        </p>
      )}
      {(shown.length > 0 || undo) && (
        <ul className={`rows rows-saved ${columns}`}>
          {undo && !removed.after && <li>{undo}</li>}
          {shown.map((place, index) => {
            const business = found.get(place.id)
            if (!business) return null
            const { name } = business
            return (
              <Fragment key={place.id}>
                <li>
                  <SavedRow
                    place={place}
                    business={business}
                    isFirst={index === 0}
                    isLast={index === shown.length - 1}
                    isBack={place.id === removed?.place.id}
                    onMove={(by) =>
                      movePlace(
                        place.id,
                        by,
                        shown.map(({ id }) => id),
                      )
                    }
                    onRemoved={() => setRemoved({ place, name, after: shown[index - 1]?.id })}
                  />
                </li>
                {undo && removed.after === place.id && <li>{undo}</li>}
              </Fragment>
            )
          })}
        </ul>
      )}
      {places.length === 0 && <NothingSaved />}
    </>
  )
}

/** A business that was taken off the list just now, and the id of the one that stood before it. */
interface Removed {
  readonly place: SavedPlace
  readonly name: string
  readonly after: string | undefined
}

/** In the place of a business that was taken off the list: puts it back. It has the focus that the row had. */
function UndoLine({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const texts = useSavedTexts()
  const text = useId()
  return (
    <p className="saved-removed">
      <span id={text}>{texts.removed(name)}</span>
      <button
        type="button"
        className="button-quiet"
        aria-describedby={text}
        onClick={onUndo}
        // biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone
        autoFocus
      >
        {texts.undo}
      </button>
    </p>
  )
}

function NothingSaved() {
  const texts = useSavedTexts()
  return (
    <Notice title={texts.empty} headingLevel="h2" actions={<WaysOn />}>
      <p>{texts.emptyText}</p>
    </Notice>
  )
}
