import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { routePaths } from '../../../domain/site/match-route.ts'
import { href } from '../../routes.ts'
import { Suggesting } from '../../ui/suggesting.tsx'
import type { ListFilter } from '../list/list-filter.ts'
import { useFieldText } from '../list/use-field-text.ts'

/** The keyword of the list, applied by Enter or the button; other conditions stay, and page 1 comes first. */
export function BrowseSearch({ filter }: { readonly filter: ListFilter }) {
  const [, navigate] = useLocation()
  const input = useFieldText(filter.search)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = new FormData(event.currentTarget).get('search')
    navigate(href.browse({ ...filter, search: String(search).trim(), literal: false }))
  }
  return (
    <search aria-label="업체 찾기">
      <form action={routePaths.browse} method="get" className="search-bar search-bar-one" onSubmit={onSubmit}>
        <Suggesting>
          <label className="search-field">
            <Search size={20} aria-hidden="true" className="text-brand" />
            <span className="sr-only">검색어</span>
            <input
              ref={input}
              name="search"
              type="search"
              defaultValue={filter.search}
              placeholder="이름, 업종, 주소"
              enterKeyHint="search"
            />
          </label>
        </Suggesting>
        <OtherConditions filter={filter} />
        <button type="submit" className="button-primary h-12 px-8">
          검색
        </button>
      </form>
    </search>
  )
}

/** What else narrows the list, for where the form is sent without JavaScript. */
function OtherConditions({ filter }: { readonly filter: ListFilter }) {
  const [, query] = href.browse({ ...filter, search: '', literal: false }).split('?')
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
