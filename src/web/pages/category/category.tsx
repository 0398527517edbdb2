import { useDirectoryQuery } from '../../api/directory-query.ts'
import { formatCount } from '../../format/count.ts'
import { type PageRequest, pageNumber } from '../../page-definition.ts'
import { href } from '../../routes.ts'
import { ListResults } from '../../ui/list-results.tsx'
import { capitalisedSlug } from './capitalised-slug.ts'
import { CategoryNotFound, EmptyCategory } from './category-notices.tsx'
import { categoryListQuery, categoryNameOf, categorySlugOf } from './category-query.ts'

export function Category({ request }: { readonly request: PageRequest }) {
  const slug = categorySlugOf(request)
  const query = categoryListQuery(request)
  const { data } = useDirectoryQuery(query)
  const title = capitalisedSlug(slug)
  const subtitle = categoryNameOf(request, data)
  return (
    <div className="page-width py-8">
      {data !== null && (
        <header className="mb-8">
          <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
          <p className="mt-1 min-h-6 tabular-nums text-ink-2" role="status">
            {subtitle !== title && `${subtitle} · `}
            {data && `${formatCount(data.totalCount)}곳`}
          </p>
        </header>
      )}
      <ListResults
        query={query}
        page={pageNumber(request)}
        hrefOf={(page) => href.category(slug, page)}
        kind="category"
        failed={<CategoryNotFound />}
        empty={<EmptyCategory />}
      />
    </div>
  )
}
