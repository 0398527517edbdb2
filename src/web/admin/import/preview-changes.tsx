import type { ReactNode } from 'react'
import type {
  FieldChange,
  ImportMode,
  ImportPreview,
  ModeChanges,
} from '../../../domain/administration/import-preview.ts'
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
          <Field key={field.column} field={field} textOf={changed} />
        ))}
      </ul>
    </section>
  )
}

/** The columns of an export that known listings do not take, and why. */
export function NotTaken({ fields }: Pick<ModeChanges, 'fields'>) {
  const words = useMessages().import.preview.notTaken
  if (fields.length === 0) return null
  return (
    <section aria-label={words.heading} className="change-list">
      <h3>{words.heading}</h3>
      <p className="mt-1 text-xs text-ink-2">{words.why}</p>
      <KeptFields fields={fields} />
    </section>
  )
}

/** What known listings keep, by column, with some examples of it and of what the file says. */
export function KeptFields({ fields }: Pick<ModeChanges, 'fields'>) {
  const { ofFile } = useMessages().import.preview.handEdits
  if (fields.length === 0) return null
  return (
    <ul className="kept-fields">
      {fields.map((field) => (
        <Field
          key={field.column}
          field={field}
          textOf={(before, after) => (
            <>
              <b>{before}</b> ({ofFile(after)})
            </>
          )}
        />
      ))}
    </ul>
  )
}

const changed = (before: string, after: string) => (
  <>
    <del>{before}</del> → <ins>{after}</ins>
  </>
)

interface FieldProps {
  readonly field: FieldChange
  readonly textOf: (before: string, after: string) => ReactNode
}

/** A column with the number of its rows, and some of them. */
function Field({ field: { column, count, examples }, textOf }: FieldProps) {
  const { common, ...messages } = useMessages()
  const { changes, notTaken } = messages.import.preview
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = changes.values
  const shown = (value: string) =>
    (column === 'category' && ownTradeName(value)) || values[column]?.[value] || value || changes.empty
  const names: Readonly<Record<string, string>> = {
    ...messages.import.columns,
    ...changes.others,
    ...notTaken.columns,
  }
  return (
    <li>
      <p>
        <b className="tabular-nums">{common.rows(count)}</b> {names[column] ?? column}
      </p>
      <ul className="change-examples">
        {examples.map(({ name, before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: examples never move, and names repeat
          <li key={index}>
            <bdi>{name}</bdi>: {textOf(shown(before), shown(after))}
          </li>
        ))}
      </ul>
    </li>
  )
}
