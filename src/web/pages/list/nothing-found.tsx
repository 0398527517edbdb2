import { filters } from '../../../domain/directory/filters.ts'
import { useSiteContext } from '../../site-context.ts'
import { MapPin, Search } from '../../ui/icons.tsx'
import { placeName } from './list-filter.ts'
import { nothingTexts } from './nothing-texts.ts'
import { type EmptyList, isNarrow, townOf, widerFilter, wordsOf } from './wider-filter.ts'

interface NothingFoundProps extends EmptyList {
  /** The title that the specification gives, in English. */
  readonly title?: string | undefined
}

/** Says what is not there, and where it is instead. */
export function NothingFound({ title, ...empty }: NothingFoundProps) {
  const { list } = empty
  const { language, messages } = useSiteContext()
  const { fixed, format } = messages
  const says = nothingTexts(language)
  const instead = list?.instead
  return (
    <div>
      <h2 lang={title && fixed.lang}>{title ?? <Title {...empty} />}</h2>
      {instead && (
        <p>
          {says.instead[instead.reason](format.total(instead.totalCount, instead.totalCountIsCapped))}{' '}
          {asksPlace(empty) && says.where}
        </p>
      )}
      {asksWords(empty) && (
        <ul className="nothing-hints">
          {says.hints(isOneWord(empty)).map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Asks where or for what to look instead. No place that it offers has none. */
export function NothingAsk(empty: EmptyList) {
  const { filter, kind, list } = empty
  const says = nothingTexts(useSiteContext().language)
  if (list?.totalCount) {
    return (
      <a href={kind.href(filter)} className="button-primary">
        {says.firstPage}
      </a>
    )
  }
  return (
    <>
      {asksPlace(empty) && <AskPlace {...empty} />}
      {asksWords(empty) && <AskWords {...empty} />}
      <Cities {...empty} />
    </>
  )
}

/** Whether it is there in other places only, or far from the visitor. */
const asksPlace = ({ list }: EmptyList) =>
  list?.instead?.reason === 'place' || list?.instead?.reason === 'near'

/** Whether the words themselves find nothing, in any place. */
const asksWords = ({ filter: { search, location }, list }: EmptyList) =>
  !list?.totalCount && (!list?.instead || list.instead.reason === 'words') && Boolean(search || location)

const isOneWord = (empty: EmptyList) => !/\s/.test(wordsOf(empty).trim())

function Title(empty: EmptyList) {
  const { filter, list } = empty
  const { language, messages } = useSiteContext()
  const says = nothingTexts(language)
  const { instead, place, totalCount } = list ?? {}
  if (totalCount) return says.pastEnd
  if (filter.openNow && instead?.reason === 'hoursUnknown') return says.nothingOpen
  const where = place ? placeName(place, messages) : filter.location
  const words = wordsOf(empty)
  if (words && !isNarrow(empty)) return where ? says.notIn(where, words) : says.notFound(words)
  return where ? says.nothingIn(where) : says.nothing
}

/** One field for the place. What is looked for stays. */
function AskPlace(empty: EmptyList) {
  const { language, messages } = useSiteContext()
  const { kind, filter } = empty
  const { category = '' } = filter
  const words = wordsOf(empty)
  return (
    <form action={kind.action} className="nothing-ask">
      {words && <input type="hidden" name={kind.keyword} value={words} />}
      {category && <input type="hidden" name={filters.category.parameter} value={category} />}
      <label className="search-field">
        <MapPin size={20} aria-hidden="true" className="text-brand" />
        <span className="sr-only">{messages.search.place}</span>
        <input
          name="location"
          type="search"
          required
          placeholder={messages.search.placeHint}
          enterKeyHint="search"
        />
      </label>
      <button type="submit" className="button-primary">
        {nothingTexts(language).find}
      </button>
    </form>
  )
}

/** The words again, where they can be changed. */
function AskWords({ kind, filter: { search, location } }: EmptyList) {
  const { language, messages } = useSiteContext()
  const says = nothingTexts(language)
  return (
    <form action={kind.action} className="nothing-ask">
      {location && <input type="hidden" name="location" value={location} />}
      <label className="search-field">
        <Search size={20} aria-hidden="true" className="text-brand" />
        <span className="sr-only">{messages.search.keyword}</span>
        <input
          name={kind.keyword}
          type="search"
          required
          defaultValue={search}
          placeholder={messages.search.keywordHint}
          enterKeyHint="search"
        />
      </label>
      <button type="submit" className="button-primary">
        {says.find}
      </button>
    </form>
  )
}

/** The cities that have most of it. */
function Cities(empty: EmptyList) {
  const { filters: words, format } = useSiteContext().messages
  const cities = empty.list?.instead?.cities
  if (!cities) return null
  const wider = widerFilter(empty, 'place')
  return (
    <ul className="chip-line">
      {cities.values.map(({ page, shown, country, businessCount }) => (
        <li key={page}>
          <a href={empty.kind.href({ ...wider, city: page })} className="chip">
            {townOf(shown.name, country)}{' '}
            <span className="chip-count">
              {cities.areEstimated ? words.about(format.count(businessCount)) : format.count(businessCount)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
