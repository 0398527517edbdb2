import type { ImportPreview } from '../../../../domain/administration/import-preview.ts'
import { companionColumns, importColumns } from '../../../../domain/business/import-columns.ts'
import { useMessages } from '../../messages/messages.tsx'

interface UnusedColumnsProps {
  readonly preview: ImportPreview
  /** Column → index in the file. */
  readonly columns: Readonly<Record<string, number>>
  readonly onChange: (columns: Readonly<Record<string, number>>) => void
  readonly headerOf: (index: number) => string
}

/** Names the columns that complete others, and those with data that nothing uses: each of these can be given a target. */
export function UnusedColumns({ preview, columns, onChange, headerOf }: UnusedColumnsProps) {
  const words = useMessages().import.preview
  const guesses = preview.guesses ?? []
  const given = Object.values(preview.targets ?? {})
  const companions = Object.values(preview.companions ?? {}).flat()
  const unused = preview.unused ?? []
  const used = [...new Set(companions)].filter((index) => !given.includes(index) && !unused.includes(index))
  const open = [...new Set([...given, ...unused])]
  const before: Readonly<Record<string, number>> = { ...preview.columns, ...preview.targets }
  const targetOf = (index: number) => Object.entries(columns).find(([, at]) => at === index)?.[0] ?? ''
  const choose = (index: number, target: string) => {
    const others = Object.entries(columns).filter(([name, at]) => at !== index && name !== target)
    const left = targetOf(index)
    const back = before[left]
    const isFree = back !== undefined && back !== index && others.every(([, at]) => at !== back)
    onChange({
      ...Object.fromEntries(others),
      ...(isFree && left !== target && { [left]: back }),
      ...(target !== '' && { [target]: index }),
    })
  }
  return (
    <>
      {used.length > 0 && (
        <p className="mt-3 text-xs text-ink-2">
          {words.alsoUsed}: {used.map(headerOf).join(', ')}
        </p>
      )}
      {open.length > 0 && (
        <table className="data-table column-table">
          <caption>{words.unused}</caption>
          <thead>
            <tr>
              <th scope="col">{words.table.theirs}</th>
              <th scope="col">{words.table.target}</th>
              <th scope="col" className="example">
                {words.table.example}
              </th>
            </tr>
          </thead>
          <tbody>
            {open.map((index) => (
              <tr key={index}>
                <th scope="row">{headerOf(index)}</th>
                <td>
                  <TargetSelect
                    label={words.targetOf(headerOf(index))}
                    chosen={targetOf(index)}
                    onChoose={(target) => choose(index, target)}
                  />
                  <Replaced index={index} replaced={before[targetOf(index)]} headerOf={headerOf} />
                  {unused.includes(index) && companions.includes(index) && (
                    <span className="block text-xs text-ink-3">{words.secondPhone}</span>
                  )}
                  {preview.remarks?.includes(index) && (
                    <span className="block text-xs text-ink-3">{words.remark}</span>
                  )}
                  <Suggestion guess={guesses.find((guess) => guess.index === index && !guess.taken)} />
                </td>
                <td className="example">{preview.samples?.[index]?.example}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

interface ReplacedProps {
  readonly index: number
  /** The column that was read as what this one is now chosen for. */
  readonly replaced: number | undefined
  readonly headerOf: (index: number) => string
}

/** Says that a choice takes another column's place. */
function Replaced({ index, replaced, headerOf }: ReplacedProps) {
  const words = useMessages().import.preview
  if (replaced === undefined || replaced === index) return null
  return <span className="block text-xs text-ink-2">{words.replaces(headerOf(replaced))}</span>
}

/** What a column could be that was not sure enough to be taken. */
function Suggestion({
  guess,
}: {
  readonly guess: NonNullable<ImportPreview['guesses']>[number] | undefined
}) {
  const { formats, ...messages } = useMessages()
  if (!guess) return null
  const { columns, preview } = messages.import
  const names: Readonly<Record<string, string>> = { ...columns, ...preview.targets }
  const name = names[guess.column] ?? guess.column
  return (
    <span className="block text-xs text-ink-3">
      {preview.perhapsTarget(name, formats.percent(guess.confidence))}
    </span>
  )
}

interface TargetSelectProps {
  readonly label: string
  /** A column of an import, or one that completes another; '' for none. */
  readonly chosen: string
  readonly onChoose: (target: string) => void
}

function TargetSelect({ label, chosen, onChoose }: TargetSelectProps) {
  const messages = useMessages().import
  const words = messages.preview
  return (
    <select aria-label={label} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
      <option value="">{words.noTarget}</option>
      <optgroup label={words.table.ours}>
        {importColumns.map((column) => (
          <option key={column} value={column}>
            {messages.columns[column]}
          </option>
        ))}
      </optgroup>
      <optgroup label={words.table.parts}>
        {companionColumns.map((column) => (
          <option key={column} value={column}>
            {words.targets[column]}
          </option>
        ))}
      </optgroup>
    </select>
  )
}
