import { useState } from 'react'
import { countryCodes } from '../../../../domain/address/country/country-codes.ts'
import type { ImportPreview } from '../../../../domain/administration/import-preview.ts'
import { useMessages } from '../../messages/messages.tsx'
import { DefaultChoice, defaultsBefore } from '../default-choice.tsx'
import { SheetChoice } from '../sheet-choice.tsx'
import type { Reading } from '../use-import-steps.ts'
import { BesideTables } from './beside-tables.tsx'
import { ColumnTable, isOfImport } from './column-table.tsx'
import { headerName } from './header-name.ts'
import { UnusedColumns } from './unused-columns.tsx'

export interface ColumnChoiceProps {
  readonly preview: ImportPreview
  /** How the preview was made. */
  readonly reading: Reading
  readonly isPending: boolean
  readonly onCorrect: (reading: Reading) => void
}

/** Column → index in the file. */
type Chosen = Readonly<Record<string, number>>

/** Shows which column of the file is which, and how sure that is. The administrator can correct each, and choose the sheet. */
export function ColumnChoice({ preview, reading, isPending, onCorrect }: ColumnChoiceProps) {
  const before: Chosen = { ...preview.columns, ...preview.targets }
  const [columns, setColumns] = useState(before)
  const told = reading.country ?? preview.country?.code ?? ''
  const [country, setCountry] = useState(told)
  const words = useMessages().import.preview
  const defaultsToBe = defaultsBefore(reading, preview)
  const [defaults, setDefaults] = useState(defaultsToBe)
  const { trade, city } = defaults
  const isOther = trade !== defaultsToBe.trade || city !== defaultsToBe.city
  const isChanged = preview.isOfCustomers || !isSame(columns, before) || country !== told || isOther
  const choose = (column: string, index: number | undefined) => {
    const { [column]: _, ...others } = columns
    setColumns(index === undefined ? others : { ...others, [column]: index })
  }
  const headerOf = (index: number) => headerName(preview.headerCells, index, words.untitled)
  return (
    <details className="column-choice" open={isUnsure(preview)}>
      <summary>
        {words.recognised(Object.keys(preview.columns).length, preview.sheet, preview.headerRow)}
      </summary>
      {preview.sheets.length > 1 && (
        <SheetChoice
          preview={preview}
          isPending={isPending}
          onChoose={(sheets) => onCorrect(ofSheets(reading, sheets))}
        />
      )}
      <ColumnTable preview={preview} columns={columns} onChoose={choose} headerOf={headerOf} />
      <BesideTables
        beside={preview.beside}
        isPending={isPending}
        onChoose={(isRead) => onCorrect({ ...reading, isAlone: !isRead })}
      />
      <CountryChoice told={preview.country} country={country} onChoose={setCountry} />
      <DefaultChoice preview={preview} defaults={defaults} onChoose={setDefaults} />
      <UnusedColumns preview={preview} columns={columns} onChange={setColumns} headerOf={headerOf} />
      <p className="mt-3 text-xs text-ink-2">{words.layout.kept}</p>
      <button
        type="button"
        className="button-quiet mt-3"
        disabled={!isChanged || isPending || defaults.isUnknown}
        onClick={() =>
          onCorrect({
            ...asRead(preview),
            ...reading,
            sheet: preview.sheet,
            columns,
            ...(country !== told && { country }),
            ...(trade !== undefined && { trade }),
            ...(city !== undefined && { city }),
          })
        }
      >
        {words.again}
      </button>
    </details>
  )
}

/** Whether the administrator should look at the columns. */
const isUnsure = ({ problem, beside, guesses = [] }: ImportPreview) =>
  problem !== undefined || beside !== undefined || guesses.some(isOfImport)

function isSame(a: Chosen, b: Chosen): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => a[name] === b[name])
}

/** What a layout that was chosen before says beside its columns: it holds on while these are corrected. */
export function asRead({ layout, deriveIds = false, sheetsRead = [] }: ImportPreview): Reading {
  const { country, trade, city } = layout ?? {}
  return {
    deriveIds,
    ...(sheetsRead.length > 1 && { sheets: sheetsRead }),
    ...(country !== undefined && { country }),
    ...(trade !== undefined && { trade }),
    ...(city !== undefined && { city }),
  }
}

/** How a file without ids is read with those of a column, or with ids made of name and address where `column` is undefined. */
export function withIds(preview: ImportPreview, reading: Reading, column: number | undefined): Reading {
  const { place_id: _, ...columns } = { ...preview.columns, ...preview.targets }
  const more = { ...asRead(preview), ...reading, sheet: preview.sheet }
  return column === undefined
    ? { ...more, columns, deriveIds: true }
    : { ...more, columns: { ...columns, place_id: column }, deriveIds: false }
}

/** Other sheets have other columns. */
function ofSheets({ columns: _, sheet: __, ...reading }: Reading, sheets: Reading['sheets']): Reading {
  return { ...reading, ...(sheets && { sheets }) }
}

interface CountryChoiceProps {
  readonly told: ImportPreview['country']
  readonly country: string
  readonly onChoose: (country: string) => void
}

/** Says in which country rows are read that say none, and lets the administrator choose it. */
function CountryChoice({ told, country, onChoose }: CountryChoiceProps) {
  const { formats, ...messages } = useMessages()
  const words = messages.import.preview
  const names = [...countryCodes.keys()]
    .map((code) => ({ code, name: formats.country(code, '') }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => a.name.localeCompare(b.name, messages.language))
  return (
    <label className="field mt-3">
      <span>{words.country}</span>
      <select value={country} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{words.noCountry}</option>
        {names.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {told && told.code === country && (
        <span className="text-xs text-ink-3">{words.toldCountry(formats.share(told.share))}</span>
      )}
    </label>
  )
}
