import { formatCount } from '../../format/count.ts'
import type { ImportReport } from './import-report.ts'

/** Categories that the taxonomy does not know, most frequent first: they stand on pages of their own, by their own names. */
export function UnmappedCategories({ quality }: Pick<ImportReport, 'quality'>) {
  const { unmappedCategories = [] } = quality
  if (unmappedCategories.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="cursor-pointer font-semibold">
        분류표에 없는 카테고리 {formatCount(unmappedCategories.length)}가지
      </summary>
      <ol className="mt-2 text-xs text-ink-2">
        {unmappedCategories.map(({ name, count }) => (
          <li key={name}>
            {name} <span className="tabular-nums">{formatCount(count)}건</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
