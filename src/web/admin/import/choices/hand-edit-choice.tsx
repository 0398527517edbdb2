import type { FieldChange } from '../../../../domain/administration/import-preview.ts'
import { useMessages } from '../../messages/messages.tsx'
import { KeptFields } from '../preview-changes.tsx'

interface HandEditChoiceProps {
  /** Listings that keep something set by hand which the file says otherwise. */
  readonly kept: number
  /** What they keep; empty: that is unknown. */
  readonly fields: readonly FieldChange[]
  readonly isLifted: boolean
  readonly onChoose: (isLifted: boolean) => void
}

/** Says which listings keep what was set by hand, and asks whether this file replaces that, too. */
export function HandEditChoice({ kept, fields, isLifted, onChoose }: HandEditChoiceProps) {
  const words = useMessages().import.preview.handEdits
  if (kept === 0) return null
  return (
    <fieldset className="mode-choice">
      <legend>{words.kept(kept)}</legend>
      {!isLifted && <KeptFields fields={fields} />}
      <label>
        <input
          type="checkbox"
          checked={isLifted}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <span>
          <b>{words.lift}</b>
          <span className="block text-xs text-ink-2">{words.effect}</span>
        </span>
      </label>
    </fieldset>
  )
}
