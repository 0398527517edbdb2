import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { changesByTheMinute } from '../../domain/directory/filters.ts'
import type { Messages } from '../messages/ko.ts'
import { listMeta, titleOfPage } from '../meta/page-meta.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../page.ts'
import { useHref, useMessages } from '../site-context.ts'
import { Suggesting } from '../ui/search-bar.tsx'
import { useFieldText } from './list/filter-form.tsx'
import {
  conditionCount,
  filterOf,
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
      noindex: list.noindex || filter.literal || conditionCount(filter) > 0,
      changesByTheMinute: changesByTheMinute(filter),
    }
  },
}

function Browse({ request }: { readonly request: PageRequest }) {
  const filter = filterOf(request)
  const heading = headingOf(filter, useMessages())
  return (
    <ListScreen request={request} kind={listKind('browse', useHref())} rows="browse" heading={heading}>
      <BrowseSearch filter={filter} />
    </ListScreen>
  )
}

function headingOf({ sort }: Pick<ListFilter, 'sort'>, { browse }: Messages): string {
  return sort === 'latest' ? browse.latestTitle : browse.title
}

/** The keyword field of the list. Enter or the button applies it. Other conditions stay, and page 1 is shown. */
function BrowseSearch({ filter }: { readonly filter: ListFilter }) {
  const [, navigate] = useLocation()
  const { browse, search: words } = useMessages()
  const href = useHref()
  const input = useFieldText(filter.search)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = new FormData(event.currentTarget).get('search')
    navigate(href.browse({ ...filter, search: String(search).trim(), literal: false }))
  }
  return (
    <search aria-label={words.form}>
      <form action={href.browse()} method="get" className="search-bar search-bar-one" onSubmit={onSubmit}>
        <Suggesting>
          <label className="search-field">
            <Search size={20} aria-hidden="true" className="text-brand" />
            <span className="sr-only">{words.keyword}</span>
            <input
              ref={input}
              name="search"
              type="search"
              defaultValue={filter.search}
              placeholder={browse.hint}
              enterKeyHint="search"
            />
          </label>
        </Suggesting>
        <OtherConditions filter={filter} />
        <button type="submit" className="button-primary h-12 px-8">
          {words.submit}
        </button>
      </form>
    </search>
  )
}

/** The other conditions as hidden fields, for sending the form without JavaScript. */
function OtherConditions({ filter }: { readonly filter: ListFilter }) {
  const [, query] = useHref()
    .browse({ ...filter, search: '', literal: false })
    .split('?')
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
