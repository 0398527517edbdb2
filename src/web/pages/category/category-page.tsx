import { categoryGroupLabels, isCategoryGroup } from '../../../domain/category/category-group.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { categoryPage as categoryQuery } from '../../api/queries.ts'
import { formatCount } from '../../format/count.ts'
import { breadcrumbData } from '../../meta/structured-data.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../../page-definition.ts'
import { href } from '../../routes.ts'
import { ListResults } from '../../ui/list-results.tsx'
import { listMeta } from '../list/list-meta.ts'
import { capitalisedSlug } from './capitalised-slug.ts'
import { CategoryNotFound, EmptyCategory } from './category-notices.tsx'

const slugOf = ({ params }: PageRequest) => params.slug ?? ''
const queryOf = (request: PageRequest) => categoryQuery(slugOf(request), pageNumber(request))
const koreanName = (slug: string) =>
  isCategoryGroup(slug) ? categoryGroupLabels[slug].ko : capitalisedSlug(slug)

export const categoryPage: PageDefinition = {
  queries: (request) => [queryOf(request)],
  Page: Category,
  meta: ({ request, read, site }) => {
    const slug = slugOf(request)
    const found = read(queryOf(request))
    const name = koreanName(slug)
    const hrefOf = (page: number) => href.category(slug, page)
    const page = pageNumber(request)
    const list = listMeta({ list: found, page, hrefOf, site })
    return {
      ...list,
      title: `${name} 업체${found ? ` ${formatCount(found.totalCount)}곳` : ''} — ${site.name}`,
      description: `${name} 업체의 주소, 전화번호, 영업시간과 평점을 확인하세요.`,
      canonical: hrefOf(page),
      ...(found === null ? { status: 404 } : {}),
      structuredData: [
        ...list.structuredData,
        breadcrumbData(site, [
          { name: '홈', path: href.home() },
          { name, path: href.category(slug) },
        ]),
      ],
    }
  },
}

function Category({ request }: { readonly request: PageRequest }) {
  const slug = slugOf(request)
  const query = queryOf(request)
  const { data } = useDirectoryQuery(query)
  const title = capitalisedSlug(slug)
  const subtitle = koreanName(slug)
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
