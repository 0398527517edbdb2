import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { type ColumnChoiceProps, withIds } from '../columns/column-choice.tsx'

/** Asks where the ids of a file without ids come from, and says what each answer means. */
export function IdChoice({ preview, reading, isPending, onCorrect }: ColumnChoiceProps) {
  const choices = preview.idChoices ?? []
  const [chosen, setChosen] = useState<number | undefined>(choices[0])
  const words = useMessages().import.preview
  const headerOf = (index: number) => preview.headerCells[index] || words.untitled(index + 1)
  const apply = () => onCorrect(withIds(preview, reading, chosen))
  return (
    <fieldset className="mode-choice">
      <legend>{words.ids.heading}</legend>
      {[...choices, undefined].map((index) => (
        <label key={index ?? 'made'}>
          <input
            type="radio"
            name="ids"
            checked={chosen === index}
            disabled={isPending}
            onChange={() => setChosen(index)}
          />
          <span>
            <b>{index === undefined ? words.ids.made : words.ids.column(headerOf(index))}</b>
            <span className="block text-xs text-ink-2">
              {index === undefined ? words.ids.madeEffect : words.ids.columnEffect}
            </span>
          </span>
        </label>
      ))}
      <p className="text-xs text-ink-2">{words.layout.kept}</p>
      <button type="button" className="button-primary mt-1" disabled={isPending} onClick={apply}>
        {words.ids.apply}
      </button>
    </fieldset>
  )
}
