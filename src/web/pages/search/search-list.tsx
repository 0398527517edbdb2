import type { PageRequest } from '../../page-definition.ts'
import { SearchBar } from '../../ui/search-bar.tsx'
import { filterOf } from '../list/list-filter.ts'
import { searchKind } from '../list/list-kind.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { searchedText } from './searched-text.ts'

export function SearchResults({ request }: { readonly request: PageRequest }) {
  const filter = filterOf(request)
  return (
    <ListScreen request={request} kind={searchKind}>
      <SearchBar
        key={`${filter.search}\n${filter.location}`}
        keyword={filter.search}
        place={filter.location}
      />
      <h1 className="mt-8 text-xl font-bold">{searchedText(filter) || '업체 검색'}</h1>
    </ListScreen>
  )
}
