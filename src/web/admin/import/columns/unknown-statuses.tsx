import type { ImportPreview } from '../../../../domain/administration/import-preview.ts'
import { useMessages } from '../../messages/messages.tsx'

const statusColumns = [
  ...['status', 'permanentlyClosed', 'temporarilyClosed', 'active', 'openNow'],
  ...['brazilianStatus', 'closedLetter'],
]

/** Names the column of statuses of which some say nothing that is known: their rows would be published. */
export function UnknownStatuses({ preview }: { readonly preview: ImportPreview }) {
  const { common, ...messages } = useMessages()
  const words = messages.import.preview
  const { unknownStatuses = [], companions = {}, headerCells } = preview
  if (unknownStatuses.length === 0) return null
  const columns = statusColumns.flatMap((column) => companions[column] ?? [])
  const header = columns.map((index) => headerCells[index] || words.untitled(index + 1))
  return (
    <section aria-label={header.join(', ')} className="change-list">
      <p role="alert" className="text-closed">
        {words.unknownStatuses(header.join(', '))}
      </p>
      <ul>
        {unknownStatuses.map(({ text, count }) => (
          <li key={text}>
            <b className="tabular-nums">{common.rows(count)}</b> <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
