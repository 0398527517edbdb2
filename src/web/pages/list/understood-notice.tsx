import type { FoundAttributes } from '../../../domain/directory/found-attributes.ts'
import type { FoundPlace } from '../../../domain/directory/found-place.ts'
import type { ShownFacets, SummaryPage } from '../../api/queries.ts'
import type { Around } from '../../messages/formats.ts'
import { useMessages } from '../../site-context.ts'
import {
  type ListFilter,
  type ListKind,
  placeName,
  rightlyNamed,
  withoutWords,
  wordsLeftOut,
} from './list-filter.ts'
import { NearChip, needsPosition } from './near-chip.tsx'

interface UnderstoodNoticeProps {
  readonly list: SummaryPage | null | undefined
  readonly filter: ListFilter
  readonly kind: ListKind
}

/** Says how a search was understood if not literally, with a link to search literally. */
export function UnderstoodNotice({ list, filter, kind }: UnderstoodNoticeProps) {
  const { correctedQuery, insteadOf, place, time, near, excluded, unknownAttributes } = list ?? {}
  const { emptyWords, priceWords } = list ?? {}
  const messages = useMessages()
  const { list: words } = messages
  if (place?.choices) {
    return <PlaceChoice place={place} facets={list?.facets} filter={filter} kind={kind} />
  }
  const isNamed = place && (place.isMisspelt || place.phrase !== filter.location)
  if (!correctedQuery && !isNamed && !time && !near && !unknownAttributes) return null
  const isFound = list?.totalCount
  // What became a condition of the list, or is said below, is not left out. Where nobody is found, no time is a condition.
  const apart = [
    excluded?.words,
    isFound && time?.words,
    near?.words,
    unknownAttributes?.words,
    emptyWords,
    priceWords,
  ]
  const typed = apart.reduce<string>((text, words) => withoutWords(text, words || ''), filter.search)
  const isSame = correctedQuery?.replaceAll(' ', '') === typed.replaceAll(' ', '')
  const searched = !isSame && correctedQuery
  // What is left of the words may be the place alone, which is said by itself.
  const isPlaceAlone = isNamed && searched === place.phrase
  const leftOut = searched && wordsLeftOut(typed, searched)
  // Who gives a position alone has typed nothing.
  const isTyped = filter.search !== '' || filter.location !== ''
  const isTimeLeftOut = isFound && time && !time.isKnown
  const isSaid =
    leftOut || isNamed || excluded || near || priceWords || (isFound && (searched || unknownAttributes))
  const literally = isTyped && (
    <a href={kind.href({ ...filter, literal: true })} className="text-link">
      {words.literally}
    </a>
  )
  return (
    // The chips say the rest: a link alone is no notice.
    <p className={isSaid || isTimeLeftOut ? 'list-said' : 'list-said list-said-link'}>
      {leftOut && `${words.leftOut(leftOut)} `}
      {isFound && searched && !isPlaceAlone ? (
        <Emphasis around={insteadOf ? words.insteadOf(insteadOf) : words.shownInstead}>
          {rightlyNamed(searched, place, messages)}
        </Emphasis>
      ) : null}
      {priceWords && `${words.priceUnknown(priceWords)} `}
      {excluded && `${words.excluded(excluded.phrases.join(' · '))} `}
      {near &&
        `${near.position === 'town' ? words.nearTown(near.town ?? '') : words.nearUnknown(near.words)} `}
      {isTimeLeftOut ? `${words.timeLeftOut(time.words)} ` : null}
      {unknownAttributes && list?.totalCount ? (
        <AttributesUnknown list={list} attributes={unknownAttributes} />
      ) : null}
      {isNamed && <Emphasis around={words.asPlace(place.phrase)}>{placeName(place, messages)}</Emphasis>}
      {needsPosition(list) ? (
        <span className="said-ways">
          <NearChip filter={filter} kind={kind} />
          {literally}
        </span>
      ) : (
        literally
      )}
    </p>
  )
}

interface AttributesUnknownProps {
  readonly list: SummaryPage
  readonly attributes: FoundAttributes
}

/** That nobody knows of these, or of some of them, whether they have what was asked for. */
function AttributesUnknown({ list, attributes: { names, isKnown } }: AttributesUnknownProps) {
  const { list: words } = useMessages()
  const labels = names.map(({ label }) => label).join(' · ')
  const { totalCount, totalCountIsCapped } = list
  const said = isKnown
    ? words.someWithAttribute(labels)
    : words.allWithoutAttribute(labels, totalCount, totalCountIsCapped)
  return <strong>{said} </strong>
}

interface EmphasisProps {
  readonly around: Around
  readonly children: string
}

/** A sentence with an emphasised part, and a space after it. */
function Emphasis({ around: [before, after], children }: EmphasisProps) {
  return (
    <>
      {before}
      <strong>{children}</strong>
      {`${after} `}
    </>
  )
}

interface PlaceChoiceProps extends Omit<UnderstoodNoticeProps, 'list'> {
  readonly place: FoundPlace
  readonly facets: ShownFacets | undefined
}

/** Asks for the city, if several have a district of that name. */
function PlaceChoice({ place, facets, filter, kind }: PlaceChoiceProps) {
  const { phrase, rest, district, choices = [] } = place
  const { list: words, format } = useMessages()
  const within = { ...filter, search: rest, location: '' }
  // The facets count what was searched for; the choices count everything in the district.
  const cities =
    facets?.cities.map(({ page, shown, businessCount }) => ({
      city: page,
      shown: shown.name,
      businessCount,
    })) ?? choices
  return (
    <nav className="list-said" aria-label={words.whichPlace(phrase)}>
      <p>
        <Emphasis around={words.severalCities(phrase)}>{phrase}</Emphasis>
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {cities.map(({ city, shown, businessCount }) => (
          <li key={city}>
            <a href={kind.href({ ...within, city, ...(district && { district }) })} className="chip">
              {shown} <span className="tabular-nums font-normal">{format.count(businessCount)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
