import type { ImportPreview } from '../../../../domain/administration/import-preview.ts'
import { importColumns } from '../../../../domain/business/import-columns.ts'
import { useMessages } from '../../messages/messages.tsx'

interface ColumnTableProps {
  readonly preview: ImportPreview
  /** Column → index in the file. */
  readonly columns: Readonly<Record<string, number>>
  readonly onChoose: (column: string, index: number | undefined) => void
  readonly headerOf: (index: number) => string
}

/** The columns of an import, each with the file's column that is read as it, an example, and how many rows have one. */
export function ColumnTable({ preview, columns, onChoose, headerOf }: ColumnTableProps) {
  const { formats, ...messages } = useMessages()
  const words = messages.import.preview
  const names = messages.import.columns
  const guesses = preview.guesses ?? []
  return (
    <table className="data-table column-table">
      <thead>
        <tr>
          <th scope="col">{words.table.ours}</th>
          <th scope="col">{words.table.theirs}</th>
          <th scope="col" className="example">
            {words.table.example}
          </th>
          <th scope="col">{words.table.filled}</th>
        </tr>
      </thead>
      <tbody>
        {importColumns.map((column) => {
          const sample = preview.samples?.[columns[column] ?? -1]
          return (
            <tr key={column}>
              <th scope="row">
                <code>{column}</code> <span className="text-ink-3">{names[column]}</span>
              </th>
              <td>
                <select
                  aria-label={`${column} ${names[column]}`}
                  value={columns[column] ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    onChoose(column, value === '' ? undefined : Number(value))
                  }
                >
                  <option value="">{words.noColumn}</option>
                  {preview.headerCells.map((_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its index; headers repeat
                    <option key={index} value={index}>
                      {headerOf(index)}
                    </option>
                  ))}
                </select>
                <GuessNote
                  guess={guesses.find((guess) => guess.column === column)}
                  chosen={columns[column]}
                  headerOf={headerOf}
                />
              </td>
              <td className="example">{sample?.example}</td>
              <td>{sample && formats.percent(sample.filled)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type Guess = NonNullable<ImportPreview['guesses']>[number]

/** Whether a guess is one of a column of an import. */
export const isOfImport = ({ column }: Guess) => (importColumns as readonly string[]).includes(column)

interface GuessNoteProps {
  readonly guess: Guess | undefined
  readonly chosen: number | undefined
  readonly headerOf: (index: number) => string
}

/** Says that a column was guessed, or which one it could be. */
function GuessNote({ guess, chosen, headerOf }: GuessNoteProps) {
  const { formats, ...messages } = useMessages()
  const words = messages.import.preview
  if (!guess || (chosen !== undefined && chosen !== guess.index)) return null
  const confidence = formats.share(guess.confidence)
  return (
    <span className="block text-xs text-ink-3">
      {chosen === guess.index ? words.guessed(confidence) : words.perhaps(headerOf(guess.index), confidence)}
    </span>
  )
}
