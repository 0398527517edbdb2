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

/** What the rows of a file lack, and what of them nobody could read. */
export function PreviewQuality({ preview }: { readonly preview: ImportPreview }) {
  const { quality = {}, cellsToCheck = [], rows, refused } = preview
  return (
    <>
      <QualityTable quality={quality} accepted={rows - refused} />
      <CellsToCheck cells={cellsToCheck} />
    </>
  )
}
