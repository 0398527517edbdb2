import type { FieldChange, ImportMode, ImportPreview } from '../../../domain/administration/import-preview.ts'
import { ownTradeName } from '../../../domain/category/own-trade.ts'
import { useMessages } from '../messages/messages.tsx'

interface PreviewChangesProps {
  readonly preview: ImportPreview
  readonly mode: ImportMode
  /** Whether what was set by hand is lifted. */
  readonly isLifted: boolean
}

/** What an import in this mode would change in known listings: by column, with some examples. */
export function PreviewChanges({ preview, mode, isLifted }: PreviewChangesProps) {
  const words = useMessages().import.preview.changes
  const fields =
    mode === 'skip' ? [] : ((isLifted ? preview.changes?.lifted : preview.changes)?.[mode].fields ?? [])
  if (fields.length === 0) return null
  return (
    <section aria-label={words.heading} className="change-list">
      <h3>{words.heading}</h3>
      <ul>
        {fields.map((field) => (
          <ChangedField key={field.column} {...field} />
        ))}
      </ul>
    </section>
  )
}

function ChangedField({ column, count, examples }: FieldChange) {
  const { common, ...messages } = useMessages()
  const words = messages.import.preview.changes
  const shown = (value: string) => (column === 'category' && ownTradeName(value)) || value || words.empty
  const names: Readonly<Record<string, string>> = { ...messages.import.columns, ...words.others }
  return (
    <li>
      <p>
        <b className="tabular-nums">{common.rows(count)}</b> {names[column] ?? column}
      </p>
      <ul className="change-examples">
        {examples.map(({ name, before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: examples never move, and names repeat
          <li key={index}>
            <bdi>{name}</bdi>: <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
          </li>
        ))}
      </ul>
    </li>
  )
}
