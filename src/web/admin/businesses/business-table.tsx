import type { RefObject } from 'react'
import type { Business } from '../../../domain/directory/directory.ts'
import { koreanHref as href } from '../../routes.ts'
import type { BulkAction } from '../admin-api.ts'
import { useTradeName } from '../categories.ts'
import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'

interface BusinessTableProps {
  readonly businesses: readonly Business[]
  readonly selected: ReadonlySet<string>
  readonly rows: RefObject<HTMLTableSectionElement | null>
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void
  readonly onEdit: (business: Business) => void
  readonly onDelete: (business: Business) => void
}

const columns = ['phone', 'category', 'city', 'state', 'rating', 'reviews', 'status'] as const
const classOf: Partial<Record<(typeof columns)[number], string>> = {
  phone: 'phone-cell',
  rating: 'number',
  reviews: 'number',
}

/** The spec's table. Its head and the column of names stay in view while the rest scrolls. */
export function BusinessTable(props: BusinessTableProps) {
  const { businesses, selected, rows, onSelect, onEdit, onDelete } = props
  const { businesses: words } = useMessages()
  const ids = businesses.map(({ id }) => id)
  const areAllSelected = ids.length > 0 && ids.every((id) => selected.has(id))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="business-table" aria-label={words.table} tabIndex={0}>
      <table>
        <thead lang="en">
          <tr>
            <th scope="col">
              <label className="name-cell">
                <input
                  type="checkbox"
                  aria-label={words.selectAll}
                  checked={areAllSelected}
                  onChange={() => onSelect(ids, !areAllSelected)}
                />
                {spec.businesses.columns.name}
              </label>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={classOf[column]}>
                {spec.businesses.columns[column]}
              </th>
            ))}
            <th scope="col">{spec.businesses.columns.actions}</th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {businesses.map((business) => (
            <BusinessRow
              key={business.id}
              business={business}
              isSelected={selected.has(business.id)}
              onSelect={onSelect}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface BusinessRowProps extends Pick<BusinessTableProps, 'onSelect' | 'onEdit' | 'onDelete'> {
  readonly business: Business
  readonly isSelected: boolean
}

function BusinessRow({ business, isSelected, onSelect, onEdit, onDelete }: BusinessRowProps) {
  const { businesses: words, formats } = useMessages()
  const tradeName = useTradeName()
  return (
    <tr className={isSelected ? 'is-selected' : undefined}>
      <th scope="row">
        <span className="name-cell">
          <label className="row-check">
            <input
              type="checkbox"
              aria-label={words.select(business.name)}
              checked={isSelected}
              onChange={() => onSelect([business.id], !isSelected)}
            />
          </label>
          <span className="name-lines">
            <a href={href.details(business.slug)} target="_blank" rel="noopener">
              {business.name}
            </a>
            {business.phone && <span className="phone-below">{business.phone}</span>}
          </span>
        </span>
      </th>
      <td className="nowrap phone-cell">{business.phone ?? '–'}</td>
      <td>{tradeName(business) || '–'}</td>
      <td>{business.city || '–'}</td>
      <td>{business.state || '–'}</td>
      <td className="number">{business.rating === '0' ? '–' : business.rating}</td>
      <td className="number">{formats.count(business.reviewCount)}</td>
      <td>
        <span lang="en" className={business.isVerified ? 'badge badge-verified' : 'badge'}>
          {spec.businesses.statuses[business.isVerified ? 'verified' : 'pending']}
        </span>
      </td>
      <td lang="en" className="nowrap">
        <button
          type="button"
          className="button-small row-action"
          aria-label={`${spec.businesses.edit} ${business.name}`}
          onClick={() => onEdit(business)}
        >
          {spec.businesses.edit}
        </button>{' '}
        <button
          type="button"
          className="button-small row-action row-delete"
          aria-label={`${spec.businesses.delete} ${business.name}`}
          onClick={() => onDelete(business)}
        >
          {spec.businesses.delete}
        </button>
      </td>
    </tr>
  )
}

const actions = ['verify', 'unverify', 'delete'] as const satisfies readonly BulkAction[]

interface BulkBarProps {
  readonly selectedCount: number
  readonly totalCount: number
  readonly isCapped: boolean
  /** True: the action applies to everything that matches, not only to the selection. */
  readonly isEverything: boolean
  readonly isPending: boolean
  readonly onEverything: (isEverything: boolean) => void
  readonly onAction: (action: BulkAction) => void
  /** undefined while an export runs. */
  readonly onExport: (() => void) | undefined
}

/** The actions for the selection, or for everything that the filter matches. */
export function BulkBar(props: BulkBarProps) {
  const { selectedCount, totalCount, isCapped, isEverything, isPending, onEverything, onAction, onExport } =
    props
  const {
    businesses: { bulk },
    formats,
    language,
  } = useMessages()
  const total = formats.total(totalCount, isCapped)
  return (
    <section className="bulk-bar" aria-label={bulk.label}>
      <p aria-live="polite">
        <b>{isEverything ? bulk.matching(total) : bulk.some(formats.count(selectedCount))}</b> {bulk.selected}
      </p>
      <div lang="en" className="bulk-actions">
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            className="button-small"
            disabled={isPending}
            onClick={() => onAction(action)}
          >
            {spec.businesses.bulk[action]}
          </button>
        ))}
        <button
          type="button"
          lang={language}
          className="button-small"
          disabled={isPending}
          onClick={() => onAction('edit')}
        >
          {bulk.edit.open}
        </button>
        <button
          type="button"
          lang={language}
          className="button-small"
          disabled={!onExport}
          onClick={onExport}
        >
          {bulk.export}
        </button>
      </div>
      {totalCount > selectedCount && (
        <label className="bulk-everything">
          <input
            type="checkbox"
            checked={isEverything}
            onChange={(event) => onEverything(event.currentTarget.checked)}
          />
          {bulk.toMatching(total)}
        </label>
      )}
    </section>
  )
}
