import { changesByTheMinute } from '../../domain/directory/filters.ts'
import { useDirectoryQuery } from '../api/directory-query.ts'
import { joinKnown } from '../format/place.ts'
import { listMeta, titleOfPage } from '../meta/page-meta.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../page.ts'
import { useSiteContext } from '../site-context.ts'
import {
  filterOf,
  type ListFilter,
  listKind,
  listPageQueries,
  listQueryOf,
  rightlyNamed,
  sharedFilter,
} from './list/list-filter.ts'
import { ListScreen } from './list/list-screen.tsx'

export const definition: PageDefinition = {
  queries: listPageQueries,
  Page: SearchResults,
  meta: ({ request, read, site, messages, href }) => {
    const filter = filterOf(request)
    const page = pageNumber(request)
    const hrefOf = (target: number) => href.search({ ...filter, page: target })
    const found = read(listQueryOf(request))
    const list = listMeta({ list: found, page, hrefOf })
    const { results } = messages
    const words = rightlyNamed(searchedText(filter), found?.place, messages)
    return {
      ...list,
      title: titleOfPage(results.title(words), page, { site, messages }),
      description: results.description(words),
      canonical: href.search({ ...sharedFilter(filter), page: filter.lat ? 1 : page }),
      // Pages about trades and places are for search engines; what somebody typed is not.
      noindex: true,
      changesByTheMinute: changesByTheMinute(filter),
    }
  },
}

function SearchResults({ request }: { readonly request: PageRequest }) {
  const filter = filterOf(request)
  const { messages, href } = useSiteContext()
  const { data } = useDirectoryQuery(listQueryOf(request))
  return (
    <ListScreen
      request={request}
      kind={listKind('search', href)}
      rows="search"
      heading={rightlyNamed(searchedText(filter), data?.place, messages) || messages.results.heading}
    />
  )
}

/** The words that were searched for; '' if there were none. */
function searchedText({ location, search }: ListFilter): string {
  return joinKnown([location, search])
}
