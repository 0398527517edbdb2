import type { ImportPreview, QualityCounts } from '../../../domain/administration/import-preview.ts'
import { useMessages } from '../messages/messages.tsx'
import { CellsToCheck } from './columns/cells-to-check.tsx'

interface QualityTableProps {
  readonly quality: QualityCounts
  /** Rows that were read without error. */
  readonly accepted: number
}

/** What the accepted rows lack. */
export function QualityTable({ quality, accepted }: QualityTableProps) {
  const { formats, common, ...messages } = useMessages()
  const words = messages.import.result
  const rows = Object.entries(words.lacks).filter(([name]) => (quality[name] ?? 0) > 0)
  if (rows.length === 0) return null
  return (
    <table className="data-table">
      <caption>{words.quality}</caption>
      <tbody>
        {rows.map(([name, label]) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{common.rows(quality[name] ?? 0)}</td>
            <td>{accepted > 0 && formats.share((quality[name] ?? 0) / accepted)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the rows lack, and what of them nobody could read. It is folded where all was read. */
export function PreviewQuality({ preview }: { readonly preview: ImportPreview }) {
  const words = useMessages().import.result
  const { quality = {}, cellsToCheck = [], rows, refused } = preview
  if (Object.keys(words.lacks).every((name) => !quality[name])) return null
  const isUnread = ['misplacedCells', 'dateCells', 'garbledCells', 'invalidPhone', 'unreadHours'].some(
    (name) => quality[name],
  )
  return (
    <details open={isUnread} className="mt-3">
      <summary className="text-xs font-semibold">{words.quality}</summary>
      <QualityTable quality={quality} accepted={rows - refused} />
      <CellsToCheck cells={cellsToCheck} />
    </details>
  )
}
