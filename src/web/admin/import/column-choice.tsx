import { useState } from 'react'
import { countryCodes } from '../../../domain/address/country/country-codes.ts'
import type { ImportPreview } from '../../../domain/administration/administration.ts'
import { importColumns } from '../../../domain/business/import-columns.ts'
import { useMessages } from '../messages/messages.tsx'
import type { Reading } from './use-import-steps.ts'

export interface ColumnChoiceProps {
  readonly preview: ImportPreview
  /** How the preview was made. */
  readonly reading: Reading
  readonly isPending: boolean
  readonly onCorrect: (reading: Reading) => void
}

/** Shows which column of the file is which, and how sure that is. The administrator can correct each, and choose the sheet. */
export function ColumnChoice({ preview, reading, isPending, onCorrect }: ColumnChoiceProps) {
  const [columns, setColumns] = useState(preview.columns)
  const told = reading.country ?? preview.country?.code ?? ''
  const [country, setCountry] = useState(told)
  const words = useMessages().import.preview
  const hasOtherColumns = JSON.stringify(columns) !== JSON.stringify(preview.columns)
  const isChanged = hasOtherColumns || country !== told
  const guesses = preview.guesses ?? []
  const choose = (column: string, cell: string) => {
    const { [column]: _, ...others } = columns
    setColumns(cell === '' ? others : { ...others, [column]: Number(cell) })
  }
  const headerOf = (index: number) => preview.headerCells[index] || words.untitled(index + 1)
  return (
    <details className="column-choice" open={preview.problem !== undefined || guesses.some(isOfImport)}>
      <summary>
        {words.recognised(Object.keys(preview.columns).length, preview.sheet, preview.headerRow)}
      </summary>
      {preview.sheets.length > 1 && (
        <label className="field">
          <span>{words.sheet}</span>
          <select
            value={preview.sheet}
            disabled={isPending}
            onChange={(event) => onCorrect(ofSheet(reading, event.currentTarget.value))}
          >
            {preview.sheets.map((sheet) => (
              <option key={sheet}>{sheet}</option>
            ))}
          </select>
        </label>
      )}
      <div className="column-choice-fields">
        {importColumns.map((column) => (
          <label key={column} className="field content-start">
            <code>{column}</code>
            <select
              value={columns[column] ?? ''}
              onChange={(event) => choose(column, event.currentTarget.value)}
            >
              <option value="">{words.noColumn}</option>
              {preview.headerCells.map((header, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its index; headers repeat
                <option key={index} value={index}>
                  {header || words.untitled(index + 1)}
                </option>
              ))}
            </select>
            <GuessNote
              guess={guesses.find((guess) => guess.column === column)}
              chosen={columns[column]}
              headerOf={headerOf}
            />
          </label>
        ))}
      </div>
      <CountryChoice told={preview.country} country={country} onChoose={setCountry} />
      <OtherColumns preview={preview} headerOf={headerOf} />
      <button
        type="button"
        className="button-quiet mt-3"
        disabled={!isChanged || isPending}
        onClick={() =>
          onCorrect({
            ...asRead(preview),
            ...reading,
            sheet: preview.sheet,
            columns,
            ...(country !== told && { country }),
          })
        }
      >
        {words.again}
      </button>
    </details>
  )
}

/** What a layout that was chosen before says beside its columns: it holds on while these are corrected. */
function asRead({ layout, deriveIds = false }: ImportPreview): Reading {
  return { deriveIds, ...(layout?.country !== undefined && { country: layout.country }) }
}

/** Another sheet has other columns. */
function ofSheet({ columns: _, ...reading }: Reading, sheet: string): Reading {
  return { ...reading, sheet }
}

type Guess = NonNullable<ImportPreview['guesses']>[number]

const isOfImport = ({ column }: Guess) => (importColumns as readonly string[]).includes(column)

interface GuessNoteProps {
  readonly guess: Guess | undefined
  readonly chosen: number | undefined
  readonly headerOf: (index: number) => string
}

/** Says that a column was guessed, or which one it could be. */
function GuessNote({ guess, chosen, headerOf }: GuessNoteProps) {
  const { formats, ...messages } = useMessages()
  const words = messages.import.preview
  if (!guess || (chosen !== undefined && chosen !== guess.index)) return null
  const confidence = formats.share(guess.confidence)
  return (
    <span className="text-xs text-ink-3">
      {chosen === guess.index ? words.guessed(confidence) : words.perhaps(headerOf(guess.index), confidence)}
    </span>
  )
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

/** Names the columns that complete others, and those that nothing uses. */
function OtherColumns({
  preview,
  headerOf,
}: Pick<ColumnChoiceProps, 'preview'> & Pick<GuessNoteProps, 'headerOf'>) {
  const words = useMessages().import.preview
  const used = Object.values(preview.companions ?? {}).flat()
  const unused = preview.unused ?? []
  const list = (indexes: readonly number[]) => [...new Set(indexes)].map(headerOf).join(', ')
  return (
    <>
      {used.length > 0 && (
        <p className="mt-3 text-xs text-ink-2">
          {words.alsoUsed}: {list(used)}
        </p>
      )}
      {unused.length > 0 && (
        <p className="mt-1 text-xs text-ink-2">
          {words.unused}: {list(unused)}
        </p>
      )}
    </>
  )
}
