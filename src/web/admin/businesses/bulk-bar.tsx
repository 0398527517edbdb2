import { formatCount } from '../../format/count.ts'
import type { BulkAction } from '../admin-api.ts'

const actions: readonly (readonly [action: BulkAction, label: string])[] = [
  ['verify', 'Verify'],
  ['unverify', 'Unverify'],
  ['delete', 'Delete'],
]

interface BulkBarProps {
  readonly selectedCount: number
  readonly totalCount: number
  readonly isCapped: boolean
  /** Whether everything that matches is meant, not the selection alone. */
  readonly isEverything: boolean
  readonly isPending: boolean
  readonly onEverything: (isEverything: boolean) => void
  readonly onAction: (action: BulkAction) => void
}

/** What can be done to the selection, or to everything that the filter matches. */
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
