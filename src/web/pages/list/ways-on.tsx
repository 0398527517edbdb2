import type { ReactNode } from 'react'
import { givenFilters } from '../../../domain/directory/filters.ts'
import { useMessages, useSiteContext } from '../../site-context.ts'
import { MapIcon, MapPin, Search, SpellCheck, Tag, X } from '../../ui/icons.tsx'
import { TradeGlyph, TradeTile } from '../../ui/trade-glyph.tsx'
import { isAboutPlace } from './facet-groups.ts'
import { placeName, wordsLeftOut } from './list-filter.ts'
import { nothingTexts } from './nothing-texts.ts'
import { type EmptyList, isNarrow, placeOnly, townOf, widerFilter, wordsOf } from './wider-filter.ts'

interface Way {
  readonly icon: ReactNode
  readonly label: string
  /** The language of the label if it is not the page's. */
  readonly lang?: string | undefined
  readonly count?: string | undefined
  readonly href: string
}

/** Below an empty list: what the place has instead, other ways to search, and the head of the wider list. */
export function WaysOn(empty: EmptyList) {
  const { language, messages } = useSiteContext()
  const says = nothingTexts(language)
  const { filter, list } = empty
  const countOf = useCountOf()
  const trades = list?.instead?.trades
  const place = list?.place ? placeName(list.place, messages) : filter.location
  const title = trades?.areSimilar ? says.similarTrades(place) : says.otherTrades(place)
  const ways = useOtherWays(empty)
  return (
    <>
      <div className="ways">
        {trades && (
          <Ways title={title}>
            {trades.values.map(({ category, categoryLabel, categorySlug, trade, businessCount }) => ({
              icon: <TradeTile trade={trade} />,
              label: categoryLabel,
              count: countOf(businessCount, trades.areEstimated),
              // The address of a page about a place has the trade's slug.
              href: empty.kind.href({
                ...placeOnly(empty),
                category: isAboutPlace(empty.kind) ? categorySlug : category,
              }),
            }))}
          </Ways>
        )}
        <Ways title={says.otherWays}>{ways}</Ways>
      </div>
      <InsteadHead {...empty} />
    </>
  )
}

/** A number of businesses as it is said beside a name. */
function useCountOf(): (count: number, isEstimated?: boolean) => string {
  const { filters, places } = useMessages()
  return (count, isEstimated = false) => (isEstimated ? filters.about(places(count)) : places(count))
}

/** Other ways to the same: another spelling, a wider place, fewer conditions, other pages. */
function useOtherWays(empty: EmptyList): readonly Way[] {
  const { language, messages, href } = useSiteContext()
  const { fixed } = messages
  const says = nothingTexts(language)
  const countOf = useCountOf()
  const { filter, kind, list } = empty
  const { instead, place } = list ?? {}
  const { correctedQuery, inCity, inPlace, totalCount = 0, reason } = instead ?? {}
  const isElsewhere = reason === 'place'
  const words = kind.href({ ...widerFilter(empty, 'near'), location: filter.location, literal: false })
  const all = countOf(totalCount, instead?.totalCountIsCapped)
  const given: (Way | false | undefined | '' | 0)[] = [
    reason &&
      correctedQuery && {
        icon: <SpellCheck size={18} aria-hidden="true" />,
        label: wordsLeftOut(wordsOf(empty), correctedQuery)
          ? says.withoutOthers(correctedQuery)
          : says.corrected(correctedQuery),
        count: all,
        href: kind.href({ ...widerFilter(empty, reason), search: correctedQuery }),
      },
    inCity &&
      place?.city && {
        icon: <Search size={18} aria-hidden="true" />,
        label: says.searchWholeCity(place.shown.city),
        count: countOf(inCity),
        href: kind.href({ search: place.rest, city: place.city, sort: filter.sort }),
      },
    // Both are the same place where a spelling is corrected.
    isElsewhere &&
      !correctedQuery &&
      wordsOf(empty) && {
        icon: <Search size={18} aria-hidden="true" />,
        label: says.withoutPlace,
        count: all,
        href: kind.href({ search: wordsOf(empty), sort: filter.sort }),
      },
    isNarrow(empty) &&
      words !== kind.href(filter) &&
      (filter.search || filter.location) && {
        icon: <Search size={18} aria-hidden="true" />,
        label: says.onlyWords,
        href: words,
      },
    inPlace &&
      place?.city && {
        icon: <MapIcon size={18} aria-hidden="true" />,
        label: says.allOf(placeName(place, messages)),
        count: countOf(inPlace),
        href: kind.href(placeOnly(empty)),
      },
    (kind.keyword === 'search' || filter.lat || givenFilters(filter).length > 0) && {
      icon: <X size={18} aria-hidden="true" />,
      label: fixed.clearFilters,
      lang: fixed.lang,
      href: href.browse(),
    },
    {
      icon: <Tag size={18} aria-hidden="true" />,
      label: messages.frame.allCategories,
      href: href.categories(),
    },
    { icon: <MapPin size={18} aria-hidden="true" />, label: messages.list.byCity, href: href.cities() },
    {
      icon: <TradeGlyph trade="shop" className="size-4.5" />,
      label: says.register,
      href: href.addBusiness(),
    },
  ]
  return given.filter((way) => typeof way === 'object')
}

/** Links in lines, with counts at the end. */
function Ways({ title, children }: { readonly title: string; readonly children: readonly Way[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {children.map(({ icon, label, lang, count, href }) => (
          <li key={href}>
            <a href={href}>
              {icon}
              <span lang={lang}>{label}</span> {count && <span className="way-count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Above the first businesses of the wider list: what they are, and a link to all of it. */
function InsteadHead(empty: EmptyList) {
  const { language, messages } = useSiteContext()
  const { format } = messages
  const says = nothingTexts(language)
  const { instead } = empty.list ?? {}
  if (!instead || instead.businesses.length === 0) return null
  const { reason, businesses, totalCount, totalCountIsCapped, nearest, correctedQuery } = instead
  const count = format.total(totalCount, totalCountIsCapped)
  return (
    <div className="ways-head">
      <h2>
        {nearest
          ? says.nearestIn(
              townOf(nearest.city, nearest.country),
              format.count(nearest.count),
              // Of a district the centre is its town's, from which nothing is near or far.
              nearest.distanceKm > 0 ? format.distance(nearest.distanceKm) : '',
            )
          : says.first(businesses.length, totalCount > businesses.length && count)}
      </h2>
      {totalCount > businesses.length && (
        <a
          href={empty.kind.href({
            ...widerFilter(empty, reason),
            ...(correctedQuery && { search: correctedQuery }),
          })}
          className="more-link"
        >
          {says.showAll(count)}
        </a>
      )}
    </div>
  )
}
