import { isCategoryGroup } from '../../domain/category/category-group.ts'
import { sharedCategory } from '../api/business-summary.ts'
import { useDirectoryQuery } from '../api/directory-query.ts'
import { categoryPage, type SummaryPage } from '../api/queries.ts'
import type { Messages } from '../messages/ko.ts'
import { listMeta } from '../meta/page-meta.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../page.ts'
import { useHref, useMessages } from '../site-context.ts'
import { ListResults } from '../ui/list-results.tsx'
import { Notice } from '../ui/notice.tsx'

export const definition: PageDefinition = {
  queries: (request) => [categoryListQuery(request)],
  Page: Category,
  meta: ({ request, read, site, messages, href }) => {
    const found = read(categoryListQuery(request))
    const name = categoryNameOf(request, found, messages)
    const hrefOf = (page: number) => href.category(categorySlugOf(request), page)
    const page = pageNumber(request)
    const list = listMeta({ list: found, page, hrefOf })
    return {
      ...list,
      title: `${messages.category.title(name, found?.totalCount)} — ${site.name}`,
      description: messages.category.description(name),
      canonical: hrefOf(page),
      ...(found === null ? { status: 404 } : {}),
    }
  },
  /** A category has one address: `/category/Healthcare` and `/category/병원·건강` have moved to `/category/healthcare`. */
  redirect: ({ request, read, href }) => {
    const found = read(categoryListQuery(request))
    const isElsewhere = found && found.slug !== categorySlugOf(request)
    return isElsewhere ? href.category(found.slug, pageNumber(request)) : undefined
  },
}

function Category({ request }: { readonly request: PageRequest }) {
  const slug = categorySlugOf(request)
  const query = categoryListQuery(request)
  const { data } = useDirectoryQuery(query)
  const messages = useMessages()
  const href = useHref()
  const name = categoryNameOf(request, data, messages)
  const title = messages.category.heading(capitalisedSlug(slug), name)
  const headingLang = title !== name && /^[A-Z]/.test(title) ? messages.fixed.lang : undefined
  return (
    <div className="page-width py-8">
      {data !== null && (
        <header className="mb-8">
          <h1 className="text-2xl font-bold tracking-tight" lang={headingLang}>
            {title}
          </h1>
          <p className="mt-1 min-h-6 tabular-nums text-ink-2" role="status">
            {name !== title && `${name} · `}
            {data && messages.places(data.totalCount)}
          </p>
        </header>
      )}
      <ListResults
        query={query}
        page={pageNumber(request)}
        hrefOf={(page) => href.category(slug, page)}
        kind="category"
        above={{ trade: !isCategoryGroup(slug) }}
        headingLevel="h2"
        failed={<CategoryNotFound />}
        empty={<EmptyCategory />}
      />
    </div>
  )
}

function CategoryNotFound() {
  const { fixed, category } = useMessages()
  return (
    <Notice title={fixed.categoryNotFound} titleLang={fixed.lang} actions={<Links />}>
      <p>{category.notFound}</p>
    </Notice>
  )
}

function EmptyCategory() {
  const { category } = useMessages()
  return (
    <Notice title={category.emptyTitle} headingLevel="h2" actions={<Links />}>
      <p>{category.empty}</p>
    </Notice>
  )
}

function Links() {
  const { fixed, category } = useMessages()
  const href = useHref()
  return (
    <>
      <a href={href.home()} lang={fixed.lang} className="button-primary">
        {fixed.browseAllCategories}
      </a>
      <a href={href.browse()} className="button-quiet">
        {category.allBusinesses}
      </a>
    </>
  )
}

/** The name in the address. Except while it moves, it is the slug. */
export const categorySlugOf = ({ params }: PageRequest) => params.slug ?? ''
export const categoryListQuery = (request: PageRequest) =>
  categoryPage(categorySlugOf(request), pageNumber(request))

/** The name of the group, or of the category if it is known, in the page's language. Others are named by their slug. */
export function categoryNameOf(
  request: PageRequest,
  found: SummaryPage | null | undefined,
  { groups }: Messages,
): string {
  const slug = categorySlugOf(request)
  if (isCategoryGroup(slug)) return groups[slug]
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
