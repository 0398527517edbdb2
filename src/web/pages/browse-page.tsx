import { changesByTheMinute } from '../../domain/directory/filters.ts'
import type { Language } from '../../domain/site/language.ts'
import { listMeta, titleOfPage } from '../meta/page-meta.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../page.ts'
import { useSiteContext } from '../site-context.ts'
import { browseTexts } from './browse-texts.ts'
import {
  filterOf,
  isNarrowed,
  type ListFilter,
  listKind,
  listPageQueries,
  listQueryOf,
  sharedFilter,
} from './list/list-filter.ts'
import { ListScreen } from './list/list-screen.tsx'

export const definition: PageDefinition = {
  queries: listPageQueries,
  Page: Browse,
  meta: ({ request, read, site, language, messages, href }) => {
    const filter = filterOf(request)
    const page = pageNumber(request)
    const hrefOf = (target: number) => href.browse({ ...filter, page: target })
    const list = listMeta({ list: read(listQueryOf(request)), page, hrefOf })
    return {
      ...list,
      title: titleOfPage(headingOf(filter, language), page, { site, messages }),
      description: browseTexts(language).description,
      canonical: href.browse({ ...sharedFilter(filter), page: filter.lat ? 1 : page }),
      noindex: list.noindex || isNarrowed(filter, {}),
      changesByTheMinute: changesByTheMinute(filter),
    }
  },
}

function Browse({ request }: { readonly request: PageRequest }) {
  const filter = filterOf(request)
  const { language, href } = useSiteContext()
  const heading = headingOf(filter, language)
  return <ListScreen request={request} kind={listKind('browse', href)} rows="browse" heading={heading} />
}

function headingOf({ sort }: Pick<ListFilter, 'sort'>, language: Language): string {
  const browse = browseTexts(language)
  return sort === 'latest' ? browse.latestTitle : browse.title
}
