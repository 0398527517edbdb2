import type { CityGroup } from '../../../domain/directory/directory.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { cityGroups, statistics } from '../../api/queries.ts'
import type { Messages } from '../../messages/ko.ts'
import { titleOfPage } from '../../meta/page-meta.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../../page.ts'
import { useHref, useMessages } from '../../site-context.ts'
import { MapPin } from '../../ui/icons.tsx'
import { ListError, Pagination } from '../../ui/listings/list-results.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ShownCity } from '../../ui/shown-city.tsx'
import { type CitiesTexts, citiesTexts, useCitiesTexts } from './cities-texts.ts'

export const definition: PageDefinition = {
  queries: (request) => [statistics(), cityGroups(queryOf(request))],
  Page: Cities,
  meta: ({ request, read, site, language, messages, href }) => {
    const { q, country, page } = queryOf(request)
    const found = read(cityGroups({ q, country, page }))
    const isShown = Boolean(found?.groups.length)
    const pages = found?.pageCount ?? 0
    const texts = citiesTexts(language, messages)
    const where = messages.format.country(country)
    return {
      title: titleOfPage(headingOf(q, country, texts, messages), page, { site, messages }),
      description: where ? texts.descriptionOfCountry(where) : texts.description,
      canonical: href.cities({ q, country, page }),
      noindex: !isShown || q !== '',
      previous: page > 1 && isShown ? href.cities({ country, page: page - 1 }) : undefined,
      next: page < pages ? href.cities({ country, page: page + 1 }) : undefined,
    }
  },
}

function queryOf(request: PageRequest): { q: string; country: string; page: number } {
  const { search } = request
  return { q: search.get('q') ?? '', country: search.get('country') ?? '', page: pageNumber(request) }
}

function headingOf(q: string, country: string, texts: CitiesTexts, { format }: Messages): string {
  if (q) return texts.titleOfSearch(q)
  return country ? texts.titleOfCountry(format.country(country) || country) : texts.title
}

/** All cities by country, those of a country by state, or those that a text finds. */
function Cities({ request }: { readonly request: PageRequest }) {
  const { q, country, page } = queryOf(request)
  const { data: total } = useDirectoryQuery(statistics())
  const { data, isError } = useDirectoryQuery(cityGroups({ q, country, page }))
  const messages = useMessages()
  const href = useHref()
  const words = useCitiesTexts()
  if (isError) return <ListError />
  const all = q || country ? undefined : total?.totalCities
  const count = all ?? data?.groups.reduce((sum, { cityCount }) => sum + cityCount, 0) ?? 0
  return (
    <div className="page-width py-8">
      <h1 className="text-2xl font-bold tracking-tight">{headingOf(q, country, words, messages)}</h1>
      <p className="mt-1 mb-4 min-h-6 tabular-nums text-ink-2" role="status">
        {data && words.count(count)}
      </p>
      <search aria-label={words.form}>
        <form className="search-bar search-bar-one" action={href.cities()} method="get">
          <label className="search-field">
            <MapPin size={20} aria-hidden="true" className="text-brand" />
            <span className="sr-only">{words.name}</span>
            <input name="q" type="search" defaultValue={q} placeholder={words.name} enterKeyHint="search" />
          </label>
          <button type="submit" className="button-primary h-12 px-8">
            {words.submit}
          </button>
        </form>
      </search>
      {data?.groups.length === 0 && (
        <Notice
          title={words.nothingTitle}
          headingLevel="h2"
          actions={
            <a href={href.cities()} className="button-quiet">
              {words.seeAll}
            </a>
          }
        >
          <p>{words.nothing}</p>
        </Notice>
      )}
      {data?.groups.map((group) => (
        <CitySection
          key={`${group.countryCode} ${group.state}`}
          group={group}
          isOfCountry={country !== ''}
          isAlone={data.groups.length === 1}
        />
      ))}
      <Pagination
        page={page}
        totalCount={data?.pageCount ?? 0}
        pageSize={1}
        hrefOf={(target) => href.cities({ country, page: target })}
      />
    </div>
  )
}

interface CitySectionProps {
  readonly group: CityGroup
  readonly isOfCountry: boolean
  readonly isAlone: boolean
}

function CitySection({ group, isOfCountry, isAlone }: CitySectionProps) {
  const { countryCode, shownState, cityCount, cities } = group
  const words = useCitiesTexts()
  const { format, places } = useMessages()
  const href = useHref()
  const ofState = isAlone ? shownState : shownState || words.others
  const title = isOfCountry ? ofState : format.country(countryCode) || words.noCountry
  return (
    <section className="mt-8">
      {title && <h2 className="text-lg font-bold">{title}</h2>}
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {cities.map((city) => (
          <li key={city.id}>
            <a href={href.city(city.page)} className="city-row">
              <span className="font-semibold">
                <ShownCity {...city.shown} />
              </span>
              <span className="text-sm tabular-nums text-ink-2">{places(city.businessCount)}</span>
            </a>
          </li>
        ))}
      </ul>
      {!isOfCountry && countryCode && cityCount > cities.length && (
        <p className="mt-3">
          <a href={href.cities({ country: countryCode })} className="text-link">
            {words.seeAllOf(title, cityCount)}
          </a>
        </p>
      )}
    </section>
  )
}
