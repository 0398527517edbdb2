import { changesByTheMinute } from '../../../domain/directory/filters.ts'
import { leastIndexed } from '../../../domain/site/indexing.ts'
import { type ListMeta, listMeta, type PageMeta } from '../../meta/page-meta.ts'
import type { Href } from '../../routes.ts'
import type { SiteSettings } from '../../site-context.ts'
import { type FixedFilter, isNarrowed, type ListFilter } from '../list/list-filter.ts'

interface PlaceMeta extends Omit<ListMeta, 'hrefOf'> {
  readonly filter: ListFilter
  readonly fixed: FixedFilter
  readonly href: Href
}

/**
 * Meta data of a page about a trade or a place. It is for search engines if it lists three businesses or more, without filters
 * and in its own order; its canonical address never has any.
 */
export function placeMeta({ list, page, filter, fixed, href }: PlaceMeta) {
  const { noindex, ...others } = listMeta({
    list,
    page,
    hrefOf: (target) => href.place({ ...filter, page: target }),
  })
  return {
    ...others,
    noindex: noindex || isNarrowed(filter, fixed) || (list?.totalCount ?? 0) < leastIndexed,
    canonical: href.place({ ...fixed, page }),
    changesByTheMinute: changesByTheMinute(filter),
  } satisfies Partial<PageMeta>
}

/** Meta data of an address that names no trade or no place: its title says so, and promises no list. */
export function noSuchPlaceMeta(
  title: string,
  { site, text = title }: { site: SiteSettings; text?: string },
) {
  return {
    title: `${title} — ${site.name}`,
    description: text,
    status: 404,
    noindex: true,
  } satisfies Partial<PageMeta>
}
