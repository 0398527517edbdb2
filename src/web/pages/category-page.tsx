import { categoryGroupLabels, isCategoryGroup } from '../../domain/category/category-group.ts'
import { sharedCategory } from '../api/business-summary.ts'
import { useDirectoryQuery } from '../api/directory-query.ts'
import { categoryPage, type SummaryPage } from '../api/queries.ts'
import { formatCount } from '../format/count.ts'
import { listMeta } from '../meta/list-meta.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../page.ts'
import { href } from '../routes.ts'
import { ListResults } from '../ui/list-results.tsx'
import { Notice } from '../ui/notice.tsx'

export const definition: PageDefinition = {
  queries: (request) => [categoryListQuery(request)],
  Page: Category,
  meta: ({ request, read, site }) => {
    const found = read(categoryListQuery(request))
    const name = categoryNameOf(request, found)
    const hrefOf = (page: number) => href.category(categorySlugOf(request), page)
    const page = pageNumber(request)
    const list = listMeta({ list: found, page, hrefOf })
    return {
      ...list,
      title: `${name} 업체${found ? ` ${formatCount(found.totalCount)}곳` : ''} — ${site.name}`,
      description: `${name} 업체의 주소, 전화번호, 영업시간과 평점을 확인하세요.`,
      canonical: hrefOf(page),
      ...(found === null ? { status: 404 } : {}),
    }
  },
  /** A category has one address: `/category/Healthcare` and `/category/병원·건강` have moved to `/category/healthcare`. */
  redirect: (request, read) => {
    const found = read(categoryListQuery(request))
    const isElsewhere = found && found.slug !== categorySlugOf(request)
    return isElsewhere ? href.category(found.slug, pageNumber(request)) : undefined
  },
}

function Category({ request }: { readonly request: PageRequest }) {
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

function CategoryNotFound() {
  return (
    <Notice title="Category Not Found" titleLang="en" actions={<Links />}>
      <p>이 이름의 카테고리가 없습니다. 홈에서 다른 카테고리를 골라 보세요.</p>
    </Notice>
  )
}

function EmptyCategory() {
  return (
    <Notice title="아직 등록된 업체가 없습니다" headingLevel="h2" actions={<Links />}>
      <p>이 카테고리의 업체가 등록되면 여기에 나타납니다.</p>
    </Notice>
  )
}

function Links() {
  return (
    <>
      <a href={href.home()} lang="en" className="button-primary">
        Browse All Categories
      </a>
      <a href={href.browse()} className="button-quiet">
        모든 업체 보기
      </a>
    </>
  )
}

/** The name in the address. Except while it moves, it is the slug. */
export const categorySlugOf = ({ params }: PageRequest) => params.slug ?? ''
export const categoryListQuery = (request: PageRequest) =>
  categoryPage(categorySlugOf(request), pageNumber(request))

/** The Korean name of the group, or of the category if it is known. Others are named by their slug. */
export function categoryNameOf(request: PageRequest, found: SummaryPage | null | undefined): string {
  const slug = categorySlugOf(request)
  if (isCategoryGroup(slug)) return categoryGroupLabels[slug].ko
  return sharedCategory(found?.businesses)?.categoryLabel || capitalisedSlug(slug)
}

/** A slug as a heading: hyphens as spaces, words capitalised. */
function capitalisedSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
