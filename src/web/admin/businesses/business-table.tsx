import type { Business } from '../../../domain/directory/directory.ts'
import { formatCount } from '../../format/count.ts'
import { href } from '../../routes.ts'
import type { BulkAction } from '../admin-api.ts'

interface BusinessTableProps {
  readonly businesses: readonly Business[]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void
  readonly onEdit: (business: Business) => void
  readonly onDelete: (business: Business) => void
}

const columns = ['Phone', 'Category', 'City', 'State', 'Rating', 'Reviews', 'Status'] as const
const numeric = new Set<string>(['Rating', 'Reviews'])

/** The spec's table. Its head and the column of names stay in view while the rest scrolls. */
export function BusinessTable({ businesses, selected, onSelect, onEdit, onDelete }: BusinessTableProps) {
  const ids = businesses.map(({ id }) => id)
  const areAllSelected = ids.length > 0 && ids.every((id) => selected.has(id))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="business-table" aria-label="업체 목록" tabIndex={0}>
      <table>
        <thead lang="en">
          <tr>
            <th scope="col">
              <label className="name-cell">
                <input
                  type="checkbox"
                  aria-label="이 페이지의 업체 모두 고르기"
                  checked={areAllSelected}
                  onChange={() => onSelect(ids, !areAllSelected)}
                />
                Name
              </label>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={numeric.has(column) ? 'number' : undefined}>
                {column}
              </th>
            ))}
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {businesses.map((business) => (
            <tr key={business.id} className={selected.has(business.id) ? 'is-selected' : undefined}>
              <th scope="row">
                <span className="name-cell">
                  <label className="row-check">
                    <input
                      type="checkbox"
                      aria-label={`${business.name} 고르기`}
                      checked={selected.has(business.id)}
                      onChange={() => onSelect([business.id], !selected.has(business.id))}
                    />
                  </label>
                  <a href={href.details(business.slug)} target="_blank" rel="noopener">
                    {business.name}
                  </a>
                </span>
              </th>
              <td className="nowrap">{business.phone ?? '–'}</td>
              <td>{business.category || '–'}</td>
              <td>{business.city || '–'}</td>
              <td>{business.state || '–'}</td>
              <td className="number">{business.rating === '0' ? '–' : business.rating}</td>
              <td className="number">{formatCount(business.reviewCount)}</td>
              <td>
                <span lang="en" className={business.isVerified ? 'badge badge-verified' : 'badge'}>
                  {business.isVerified ? 'Verified' : 'Pending'}
                </span>
              </td>
              <td lang="en" className="nowrap">
                <button
                  type="button"
                  className="button-small row-action"
                  aria-label={`Edit ${business.name}`}
                  onClick={() => onEdit(business)}
                >
                  Edit
                </button>{' '}
                <button
                  type="button"
                  className="button-small row-action row-delete"
                  aria-label={`Delete ${business.name}`}
                  onClick={() => onDelete(business)}
                >
                  Delete
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const actions: readonly (readonly [action: BulkAction, label: string])[] = [
  ['verify', 'Verify'],
  ['unverify', 'Unverify'],
  ['delete', 'Delete'],
]

interface BulkBarProps {
  readonly selectedCount: number
  readonly totalCount: number
  readonly isCapped: boolean
  /** True: the action applies to everything that matches, not only to the selection. */
  readonly isEverything: boolean
  readonly isPending: boolean
  readonly onEverything: (isEverything: boolean) => void
  readonly onAction: (action: BulkAction) => void
}

/** The actions for the selection, or for everything that the filter matches. */
export function BulkBar(props: BulkBarProps) {
  const { selectedCount, totalCount, isCapped, isEverything, isPending, onEverything, onAction } = props
  const total = `${formatCount(totalCount)}${isCapped ? '+' : ''}`
  return (
    <section className="bulk-bar" aria-label="일괄 작업">
      <p aria-live="polite">
        <b>{isEverything ? `검색된 ${total}곳 모두` : `${formatCount(selectedCount)}곳`}</b> 선택
      </p>
      <div lang="en" className="bulk-actions">
        {actions.map(([action, label]) => (
          <button
            key={action}
            type="button"
            className="button-small"
            disabled={isPending}
            onClick={() => onAction(action)}
          >
            {label}
          </button>
        ))}
      </div>
      {totalCount > selectedCount && (
        <label className="bulk-everything">
          <input
            type="checkbox"
            checked={isEverything}
            onChange={(event) => onEverything(event.currentTarget.checked)}
          />
          검색된 {total}곳 모두에 적용
        </label>
      )}
    </section>
  )
}
