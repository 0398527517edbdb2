import { useState } from 'react'
import type { ImportPreview } from '../../../domain/administration/import-preview.ts'
import { useMessages } from '../messages/messages.tsx'
import type { Reading } from './use-import-steps.ts'

interface SheetChoiceProps {
  readonly preview: ImportPreview
  readonly isPending: boolean
  readonly onChoose: (sheets: NonNullable<Reading['sheets']>) => void
}

/** Lets the administrator choose one sheet of a workbook, some or all, and says which have no list. */
export function SheetChoice({ preview, isPending, onChoose }: SheetChoiceProps) {
  const words = useMessages().import.preview.sheets
  const { sheets, sheetsRead: before = [preview.sheet], sheetsLeftOut = [] } = preview
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(before))
  const isChanged = chosen.size !== before.length || before.some((sheet) => !chosen.has(sheet))
  const toggle = (sheet: string, isOn: boolean) => {
    const others = [...chosen].filter((each) => each !== sheet)
    setChosen(new Set(isOn ? [...others, sheet] : others))
  }
  return (
    <fieldset className="sheet-choice">
      <legend>{words.legend(before.length, sheets.length)}</legend>
      <ul>
        {sheets.map((sheet) => (
          <li key={sheet}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(sheet)}
                disabled={isPending}
                onChange={(event) => toggle(sheet, event.currentTarget.checked)}
              />
              <span>
                {sheet}
                {sheetsLeftOut.includes(sheet) && <span className="text-ink-3"> · {words.noList}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button-quiet"
          disabled={!isChanged || chosen.size === 0 || isPending}
          onClick={() => onChoose(sheets.filter((sheet) => chosen.has(sheet)))}
        >
          {words.again}
        </button>
        <button type="button" className="button-quiet" disabled={isPending} onClick={() => onChoose('all')}>
          {words.all}
        </button>
      </div>
    </fieldset>
  )
}
