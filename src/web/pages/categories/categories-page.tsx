import { useDirectoryQuery } from '../../api/directory-query.ts'
import { statistics } from '../../api/queries.ts'
import type { PageDefinition, PageRequest } from '../../page.ts'
import { useHref, useMessages, useSourceLanguage } from '../../site-context.ts'
import { ListError } from '../../ui/listings/list-results.tsx'
import { categoriesTexts, useCategoriesTexts } from './categories-texts.ts'
import { groupNamed, noGroup, type TradeGroup, tradeGroups } from './trade-groups.ts'

export const definition: PageDefinition = {
  queries: (request) => [statistics(), tradeGroups(askedIn(request))],
  Page: Categories,
  meta: ({ request, read, site, language, messages, href }) => {
    const group = askedIn(request)
    const texts = categoriesTexts(language, messages)
    const name = group === noGroup ? texts.others : group && messages.groups[group]
    return {
      title: `${name ? texts.titleOfGroup(name) : texts.title} — ${site.name}`,
      description: name ? texts.descriptionOfGroup(name) : texts.description,
      canonical: href.categories(group),
      noindex: !read(tradeGroups(group))?.length,
    }
  },
}

const askedIn = ({ search }: PageRequest) => groupNamed(search.get('group') ?? '')

/** The trades of all groups, or of one, each with a link to its list and its number of businesses. */
function Categories({ request }: { readonly request: PageRequest }) {
  const asked = askedIn(request)
  const { data: total } = useDirectoryQuery(statistics())
  const { data, isError } = useDirectoryQuery(tradeGroups(asked))
  const href = useHref()
  const words = useCategoriesTexts()
  const nameOf = useGroupName()
  if (isError) return <ListError />
  const count = asked ? data?.[0]?.tradeCount : total?.categories
  return (
    <div className="page-width py-8">
      <h1 className="text-2xl font-bold tracking-tight">
        {asked ? words.titleOfGroup(nameOf(asked)) : words.title}
      </h1>
      <p className="mt-1 min-h-6 tabular-nums text-ink-2" role="status">
        {data && (count ? words.count(count) : words.none)}
      </p>
      {data?.map((group) => (
        <TradeSection key={group.group} group={group} isAlone={asked !== ''} />
      ))}
      {asked && (
        <p className="mt-6">
          <a href={href.categories()} className="more-link min-h-11">
            {words.seeAll}
          </a>
        </p>
      )}
    </div>
  )
}

function useGroupName(): (group: TradeGroup['group']) => string {
  const { groups } = useMessages()
  const { others } = useCategoriesTexts()
  return (group) => (group === noGroup ? others : groups[group])
}

interface TradeSectionProps {
  readonly group: TradeGroup
  readonly isAlone: boolean
}

/** A group has a page that lists its businesses; what is in no group has none. */
function TradeSection({ group: { group, businessCount, tradeCount, trades }, isAlone }: TradeSectionProps) {
  const { places } = useMessages()
  const href = useHref()
  const words = useCategoriesTexts()
  const langOf = useSourceLanguage()
  const name = useGroupName()(group)
  return (
    <section aria-labelledby={group} className="mt-8">
      <h2 id={group} className="text-lg font-bold">
        {group === noGroup ? (
          name
        ) : (
          <a href={href.category(group)} className="group-link">
            {name}{' '}
            <span className="text-sm font-normal tabular-nums text-ink-2">{places(businessCount)}</span>
          </a>
        )}
      </h2>
      <ul className="mt-1 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {trades.map((trade) => (
          <li key={trade.slug}>
            <a href={href.category(trade.slug)} className="city-row">
              <span lang={langOf(trade.label)} className="font-semibold">
                {trade.label}
              </span>
              <span className="text-sm tabular-nums text-ink-2">{places(trade.businessCount)}</span>
            </a>
          </li>
        ))}
      </ul>
      {!isAlone && tradeCount > trades.length && (
        <p className="mt-3">
          <a href={href.categories(group)} className="more-link min-h-11">
            {words.seeAllOf(name, tradeCount)}
          </a>
        </p>
      )}
    </section>
  )
}
