import type { CellToCheck } from '../../../../domain/administration/import-preview.ts'
import { useMessages } from '../../messages/messages.tsx'

/** The first cells that a spreadsheet made dates, or whose characters are damaged, with their rows. */
export function CellsToCheck({ cells }: { readonly cells: readonly CellToCheck[] }) {
  const { formats, ...messages } = useMessages()
  const words = messages.import.result
  const columns: Readonly<Record<string, string>> = messages.import.columns
  const problems: Readonly<Record<string, string>> = words.cellProblems
  if (cells.length === 0) return null
  return (
    <table className="data-table">
      <caption>{words.cellsToCheck}</caption>
      <thead>
        <tr>
          <th scope="col">{words.row}</th>
          <th scope="col">{words.cell}</th>
          <th scope="col">{words.reason}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map(({ rowNumber, column, problem, text }) => (
          <tr key={`${rowNumber} ${column}`}>
            <th scope="row" className="tabular-nums">
              {formats.count(rowNumber)}
            </th>
            <td>
              {columns[column] ?? column}: <bdi>{text}</bdi>
            </td>
            <td className="reason">{problems[problem]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
