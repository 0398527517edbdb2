import { Copy, Flag, type LucideIcon, MapPinOff, Shapes, Store, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import type { Dashboard, WorkItem } from '../../../domain/administration/administration.ts'
import { useMessages } from '../messages/messages.tsx'

const icons: Readonly<Record<WorkItem['kind'], LucideIcon>> = {
  reports: Flag,
  submissions: Store,
  'failed-jobs': TriangleAlert,
  duplicates: Copy,
  'unknown-trades': Shapes,
  missing: MapPinOff,
}

/** The address of the panel's list of listings with these filters. */
export const listHref = (filter: Readonly<Record<string, string>> = {}) =>
  `/admin-panel?${new URLSearchParams({ tab: 'businesses', ...filter })}`

/** Where a kind of work is done. */
function hrefOf(item: WorkItem): string {
  if (item.kind === 'failed-jobs') return '/admin-panel?tab=import'
  if (item.kind === 'unknown-trades') return listHref({ category: item.names[0] ?? '' })
  if (item.kind === 'missing') return listHref({ missing: item.field })
  return `${listHref()}#${item.kind}`
}

/** What there is to work off, each kind a link to where it is done. */
export function WorkList({ work }: Pick<Dashboard, 'work'>) {
  const { dashboard, formats } = useMessages()
  return (
    <section aria-labelledby="work" className="panel work mt-4">
      <h2 id="work" className="panel-heading">
        {work.length > 0 ? dashboard.work.heading(work.length) : dashboard.work.nothing}
      </h2>
      {work.length > 0 && (
        <ol className="work-list">
          {work.map((item) => {
            const Icon = icons[item.kind]
            return (
              <li key={item.kind === 'missing' ? item.field : item.kind}>
                <Link href={hrefOf(item)} className="work-item">
                  <Icon size={18} aria-hidden="true" />
                  <WorkName item={item} />
                  <b className="work-count">
                    {formats.total(item.count, item.kind === 'missing' && item.isCapped)}
                  </b>
                </Link>
                {item.kind === 'unknown-trades' && (
                  <p className="work-names">
                    {item.names.map((category) => (
                      <Link key={category} href={listHref({ category })} className="inline-link">
                        {category}
                      </Link>
                    ))}
                  </p>
                )}
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}

/** What kind of work it is, and what can be said about it in a few words. */
function WorkName({ item }: { readonly item: WorkItem }) {
  const { dashboard, businesses, formats } = useMessages()
  const words = dashboard.work
  const name =
    item.kind === 'missing' ? businesses.filters.missing.fields[item.field] : words.kinds[item.kind]
  const detail =
    item.kind === 'failed-jobs'
      ? item.subject
      : item.kind === 'unknown-trades'
        ? words.businesses(formats.count(item.businessCount))
        : ''
  return (
    <span className="work-name">
      <b>{name}</b> {detail && <span className="work-detail">{detail}</span>}
    </span>
  )
}
