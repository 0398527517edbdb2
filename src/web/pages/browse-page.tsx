import { changesByTheMinute } from '../../domain/directory/filters.ts'
import type { Messages } from '../messages/ko.ts'
import { listMeta, titleOfPage } from '../meta/page-meta.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../page.ts'
import { useHref, useMessages } from '../site-context.ts'
import {
  filterOf,
  isNarrowed,
  type ListFilter,
  listKind,
  listPageQueries,
  listQueryOf,
} from './list/list-filter.ts'
import { ListScreen } from './list/list-screen.tsx'

export const definition: PageDefinition = {
  queries: listPageQueries,
  Page: Browse,
  meta: ({ request, read, site, messages, href }) => {
    const filter = filterOf(request)
    const page = pageNumber(request)
    const hrefOf = (target: number) => href.browse({ ...filter, page: target })
    const list = listMeta({ list: read(listQueryOf(request)), page, hrefOf })
    return {
      ...list,
      title: titleOfPage(headingOf(filter, messages), page, { site, messages }),
      description: messages.browse.description,
      canonical: hrefOf(page),
      noindex: list.noindex || isNarrowed(filter, {}),
      changesByTheMinute: changesByTheMinute(filter),
    }
  },
}

function Browse({ request }: { readonly request: PageRequest }) {
  const filter = filterOf(request)
  const heading = headingOf(filter, useMessages())
  return <ListScreen request={request} kind={listKind('browse', useHref())} rows="browse" heading={heading} />
}

function headingOf({ sort }: Pick<ListFilter, 'sort'>, { browse }: Messages): string {
  return sort === 'latest' ? browse.latestTitle : browse.title
}
