import type { PageRequest } from '../../page-definition.ts'
import { filterOf } from '../list/list-filter.ts'
import { browseKind } from '../list/list-kind.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { browseHeading } from './browse-heading.ts'
import { BrowseSearch } from './browse-search.tsx'

export function Browse({ request }: { readonly request: PageRequest }) {
  const filter = filterOf(request)
  return (
    <ListScreen request={request} kind={browseKind}>
      <h1 className="text-2xl font-bold tracking-tight">{browseHeading(filter)}</h1>
      <BrowseSearch filter={filter} />
    </ListScreen>
  )
}
