import { useDirectoryQuery } from '../../api/directory-query.ts'
import { titleOfPage } from '../../meta/page-meta.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../../page.ts'
import { useHref, useMessages } from '../../site-context.ts'
import { RowsSkeleton } from '../../ui/skeletons.tsx'
import { listPageQueries, listQuery, placeFilter, placeKind } from '../list/list-filter.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { CategoryNotFound, EmptyCategory } from './late-notices.ts'
import { PlaceHeader } from './place-header.tsx'
import { noSuchPlaceMeta, placeMeta } from './place-meta.ts'
import {
  capitalisedSlug,
  categoryNameOf,
  categoryQuery,
  categorySlugOf,
  categoryTitleOf,
} from './trade-of-page.ts'

export const definition: PageDefinition = {
  queries: (request) => [categoryQuery(request), ...listPageQueries(request, categoryFilter(request))],
  Page: Category,
  meta: ({ request, read, site, messages, href }) => {
    const found = read(categoryQuery(request))
    const name = categoryTitleOf(request, found, messages)
    const filter = categoryFilter(request)
    const page = pageNumber(request)
    const list = read(listQuery(filter, page))
    return {
      ...placeMeta({ list, page, filter, fixed: fixedOf(request), href }),
      title: titleOfPage(messages.category.title(name, found?.totalCount), page, { site, messages }),
      description: messages.category.description(name),
      ...(found === null && noSuchPlaceMeta(messages.fixed.categoryNotFound, { site })),
    }
  },
  /** A category has one address: `/category/Healthcare` and `/category/병원·건강` have moved to `/category/healthcare`. */
  redirect: ({ request, read, href }) => {
    const found = read(categoryQuery(request))
    if (!found || found.slug === categorySlugOf(request)) return undefined
    return href.place({ ...categoryFilter(request), category: found.slug, page: pageNumber(request) })
  },
}

function Category({ request }: { readonly request: PageRequest }) {
  const slug = categorySlugOf(request)
  const { data, isPending } = useDirectoryQuery(categoryQuery(request))
  const messages = useMessages()
  const href = useHref()
  const name = categoryNameOf(request, data, messages)
  const title = messages.category.heading(capitalisedSlug(slug), name)
  const headingLang = title !== name && /^[A-Z]/.test(title) ? messages.fixed.lang : undefined
  if (!data && !isPending) return <CategoryNotFound />
  const facts = [name !== title && name, data && messages.places(data.totalCount)].filter(Boolean).join(' · ')
  return (
    <>
      <PlaceHeader name={slug} lang={headingLang} facts={facts}>
        {title}
      </PlaceHeader>
      {!data ? (
        <div className="page-width">
          <RowsSkeleton count={6} />
        </div>
      ) : data.totalCount === 0 ? (
        <EmptyCategory />
      ) : (
        <ListScreen
          request={request}
          kind={placeKind(fixedOf(request), href)}
          filter={categoryFilter(request)}
          rows="category"
        />
      )}
    </>
  )
}

const fixedOf = (request: PageRequest) => ({ category: categorySlugOf(request) })
export const categoryFilter = (request: PageRequest) => placeFilter(request, fixedOf(request))
