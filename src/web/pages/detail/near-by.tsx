import { useHref, useMessages, useSiteContext } from '../../site-context.ts'
import { ArrowRight } from '../../ui/icons.tsx'
import { ResultList } from '../../ui/listings/result-list.tsx'
import type { Neighbours, ShownBusiness } from './detail-queries.ts'
import { detailTexts } from './detail-texts.ts'

interface NearByProps {
  readonly business: ShownBusiness
  readonly neighbours: Neighbours
}

/** Where to go instead: businesses of the same trade near by, and other trades of the district. */
export function NearBy(props: NearByProps) {
  return (
    <>
      {props.neighbours.businesses.length > 0 && <SameTrade {...props} />}
      {props.neighbours.trades.length > 0 && <OtherTrades {...props} />}
    </>
  )
}

/** The district, else the city, as the page names it and as its address does. */
function areaOf({ shownPlace, city, cityPage, district }: ShownBusiness) {
  const inDistrict = Boolean(city && district && shownPlace.district)
  return {
    name: inDistrict ? shownPlace.district : shownPlace.city || shownPlace.near,
    place: { city: cityPage, ...(inDistrict && { district }) },
  }
}

function SameTrade({ business, neighbours: { businesses, nearBy } }: NearByProps) {
  const { detail } = useMessages()
  const texts = detailTexts(useSiteContext().language)
  const href = useHref()
  const { shownPlace, categoryLabel, categorySlug, cityPage } = business
  const area = areaOf(business)
  const within = nearBy === 'city' ? shownPlace.city || shownPlace.near : area.name
  // The page says where it is; rows name only what lies elsewhere.
  const isHere = (part: 'city' | 'district') =>
    Boolean(shownPlace[part]) && businesses.some((other) => other.shownPlace[part] === shownPlace[part])
  const above = { trade: true, city: isHere('city'), district: isHere('district') }
  return (
    <section aria-labelledby="near-by" className="part-4">
      <h2 id="near-by" className="section-title">
        {nearBy === 'distance' ? detail.nearBy : texts.sameTradeIn(within)}
      </h2>
      <ResultList businesses={businesses} kind="search" above={above} headingLevel="h3" />
      {cityPage && categorySlug && (
        <a href={href.place({ category: categorySlug, ...area.place })} className="more-link">
          {texts.allOfTrade(area.name, categoryLabel)}
          <ArrowRight size={18} aria-hidden="true" />
        </a>
      )}
    </section>
  )
}

function OtherTrades({ business, neighbours: { trades, isEstimated } }: NearByProps) {
  const { format } = useMessages()
  const texts = detailTexts(useSiteContext().language)
  const href = useHref()
  const area = areaOf(business)
  return (
    <section aria-labelledby="other-trades" className="part-4">
      <h2 id="other-trades" className="section-title">
        {texts.otherTrades(area.name)}
      </h2>
      <ul className="other-trades">
        {trades.map(({ categorySlug, categoryLabel, businessCount }) => (
          <li key={categorySlug}>
            <a href={href.place({ category: categorySlug, ...area.place })}>
              {categoryLabel}
              {!isEstimated && <span className="tabular-nums">{format.count(businessCount)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
