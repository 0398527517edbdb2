import { useEffect, useState } from 'react'
import type { BusinessSummary } from '../../api/business-summary.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { followMerge, movePlace } from '../../saved/saved-edits.ts'
import { removePlaces, type SavedPlace, useSavedPlaces } from '../../saved/saved-store.ts'
import { useHref, useMessages, useSite } from '../../site-context.ts'
import { copyText } from '../../ui/copy-text.ts'
import { Share } from '../../ui/icons.tsx'
import { ListError } from '../../ui/listings/list-results.tsx'
import { listClasses, partsOf } from '../../ui/listings/row-parts.ts'
import { Notice } from '../../ui/notice.tsx'
import { RowsSkeleton } from '../../ui/skeletons.tsx'
import { businessesByIds } from './saved-query.ts'
import { SavedRow } from './saved-row.tsx'
import { useSavedTexts } from './saved-texts.ts'

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
  // Asked for in an order of its own, so that moving a business asks for nothing.
  const ids = places.map(({ id }) => id).toSorted()
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
  const columns = listClasses((data ?? []).map((business) => partsOf(business, 'search')))
  return (
    <>
      <div className="saved-head">
        <h1>{saved.title}</h1>
        {shown.length > 0 && <p>{count(shown.length)}</p>}
        {shown.length > 0 && <ShareList places={shown} />}
      </div>
      {places.length === 0 && <NothingSaved />}
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
      {shown.length > 0 && (
        <ul className={`rows rows-saved ${columns}`}>
          {shown.map((place, index) => {
            const business = found.get(place.id)
            if (!business) return null
            return (
              <li key={place.id}>
                <SavedRow
                  place={place}
                  business={business}
                  isFirst={index === 0}
                  isLast={index === shown.length - 1}
                  onMove={(by) =>
                    movePlace(
                      place.id,
                      by,
                      shown.map(({ id }) => id),
                    )
                  }
                />
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

/** Gives the address of the list: to the phone's own sharing, else to the clipboard, else to read. */
function ShareList({ places }: { readonly places: readonly SavedPlace[] }) {
  const { saved } = useMessages()
  const texts = useSavedTexts()
  const { origin } = useSite()
  const href = useHref()
  const [said, setSaid] = useState('')
  const share = async () => {
    const url = origin + href.saved(places.map(({ id }) => id))
    if (navigator.share) {
      await navigator.share({ title: saved.title, url }).catch(() => undefined)
      return
    }
    setSaid((await copyText(url)) ? texts.copied : `${texts.address} ${url}`)
  }
  return (
    <>
      <button type="button" className="button-quiet" onClick={share}>
        <Share size={18} aria-hidden="true" />
        {texts.share}
      </button>
      <p role="status" className="saved-said">
        {said && `${said} ${texts.notesStay}`}
      </p>
    </>
  )
}

function NothingSaved() {
  const { list, frame } = useMessages()
  const texts = useSavedTexts()
  const href = useHref()
  return (
    <Notice
      title={texts.empty}
      headingLevel="h2"
      actions={
        <>
          <a href={href.browse()} className="button-primary">
            {frame.browse}
          </a>
          <a href={href.cities()} className="button-quiet">
            {list.byCity}
          </a>
        </>
      }
    >
      <p>{texts.emptyText}</p>
    </Notice>
  )
}
