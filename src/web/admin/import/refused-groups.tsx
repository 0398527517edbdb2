import type { RefusedGroup } from '../../../domain/administration/import-preview.ts'
import { refusalText } from '../../../domain/administration/refusal-reasons.ts'
import { useMessages } from '../messages/messages.tsx'

/** Refused rows by reason: how many there are, and the first of them. */
export function RefusedGroups({ groups }: { readonly groups: readonly RefusedGroup[] }) {
  const { formats, common, language, ...messages } = useMessages()
  const words = messages.import.result
  if (groups.length === 0) return null
  return (
    <section aria-label={words.refused} className="change-list">
      <h3>{words.refused}</h3>
      <ul>
        {groups.map(({ reason, count, rowNumber, example }) => (
          <li key={reason}>
            <p>
              <b className="tabular-nums">{common.rows(count)}</b> {refusalText(reason)[language]}
            </p>
            {rowNumber > 0 && (
              <p className="change-examples">
                {words.exampleRow(formats.count(rowNumber))} <bdi>{example}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
