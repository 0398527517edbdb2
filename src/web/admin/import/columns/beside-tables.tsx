import type { ImportPreview } from '../../../../domain/administration/import-preview.ts'
import { useMessages } from '../../messages/messages.tsx'

interface BesideTablesProps {
  readonly beside: ImportPreview['beside']
  readonly isPending: boolean
  readonly onChoose: (isRead: boolean) => void
}

/** Shows how tables are read that stand right of the first with columns of their own, and lets the administrator leave them out. */
export function BesideTables({ beside, isPending, onChoose }: BesideTablesProps) {
  const messages = useMessages()
  const words = messages.import.preview
  if (!beside) return null
  const names: Readonly<Record<string, string>> = { ...words.targets, ...messages.import.columns }
  return (
    <>
      {beside.tables.map(({ columns }) => (
        <table key={columns.map(({ header }) => header).join('\n')} className="data-table column-table">
          <caption>{words.beside.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.table.theirs}</th>
              <th scope="col">{words.table.ours}</th>
              <th scope="col" className="example">
                {words.table.example}
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ column, header, example }) => (
              <tr key={`${column}\n${header}`}>
                <th scope="row">{header}</th>
                <td>{names[column] ?? column}</td>
                <td className="example">{example}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <label className="mt-3 flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={beside.isRead}
          disabled={isPending}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <span>{words.beside.read}</span>
      </label>
    </>
  )
}
