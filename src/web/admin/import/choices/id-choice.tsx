import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { type ColumnChoiceProps, withIds } from '../columns/column-choice.tsx'
import { headerName } from '../columns/header-name.ts'
import { DescribedChoices } from './described-choices.tsx'

/** Asks where the ids of a file without ids come from, and says what each answer means. */
export function IdChoice({ preview, reading, isPending, onCorrect }: ColumnChoiceProps) {
  const choices = preview.idChoices ?? []
  const [chosen, setChosen] = useState<number | undefined>(choices[0])
  const words = useMessages().import.preview
  const headerOf = (index: number) => headerName(preview.headerCells, index, words.untitled)
  const apply = () => onCorrect(withIds(preview, reading, chosen))
  const names = choices.map((index) => ({
    value: index,
    name: words.ids.column(headerOf(index)),
    effect: words.ids.columnEffect,
  }))
  return (
    <DescribedChoices<number | undefined>
      name="ids"
      legend={words.ids.heading}
      choices={[...names, { value: undefined, name: words.ids.made, effect: words.ids.madeEffect }]}
      chosen={chosen}
      isDisabled={isPending}
      onChoose={setChosen}
      after={
        <>
          <p className="text-xs text-ink-2">{words.layout.kept}</p>
          <button type="button" className="button-primary mt-1" onClick={apply}>
            {words.ids.apply}
          </button>
        </>
      }
    />
  )
}
