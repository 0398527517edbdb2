import { useId, useState } from 'react'
import type { ImportPreview } from '../../../domain/administration/import-preview.ts'
import { useMessages } from '../messages/messages.tsx'
import { DescribedField } from '../panel/described-field.tsx'
import { useMeantTrade } from '../trade-question.ts'
import { slugsByName } from './trades/chosen-trades.ts'
import { useTrades } from './trades/use-trades.ts'
import type { Reading } from './use-import-steps.ts'

/** Trade and city of the rows that say none. */
export type RowDefaults = Pick<Reading, 'trade' | 'city'> & { readonly isUnknown: boolean }

/** As they were chosen when the preview was made. */
export function defaultsBefore(reading: Reading, preview: ImportPreview): RowDefaults {
  const trade = reading.trade ?? preview.trade
  const city = reading.city ?? preview.city
  return { ...(trade !== undefined && { trade }), ...(city !== undefined && { city }), isUnknown: false }
}

interface DefaultChoiceProps {
  readonly preview: ImportPreview
  readonly defaults: RowDefaults
  readonly onChoose: (defaults: RowDefaults) => void
}

/** Lets the administrator choose the trade and the city of rows that say none, and offers the trade that the file's name says. */
export function DefaultChoice({ preview, defaults, onChoose }: DefaultChoiceProps) {
  const { trades: words, language, ...messages } = useMessages()
  const { defaults: texts } = messages.import.preview
  const trades = useTrades()
  const listId = useId()
  const nameOf = (slug: string | undefined) =>
    trades.find(({ trade }) => trade === slug)?.label[language] ?? ''
  const [typed, setTyped] = useState<string>()
  const choose = (name: string) => {
    setTyped(name)
    const trade = name.trim() === '' ? '' : slugsByName(trades).get(name.trim().toLowerCase())
    const { trade: _, ...others } = defaults
    onChoose({ ...others, ...(trade !== undefined && { trade }), isUnknown: trade === undefined })
  }
  const suggestion = nameOf(preview.suggestedTrade)
  const meant = useMeantTrade(typed ?? '', defaults.isUnknown)
  const told = (defaults.city === undefined && preview.toldCity) || ''
  return (
    <div className="file-defaults">
      <DescribedField
        label={texts.trade}
        hint={texts.tradeNote}
        problem={defaults.isUnknown ? words.unknownTrade : undefined}
      >
        {(described) => (
          <input
            {...described}
            value={typed ?? nameOf(defaults.trade)}
            list={listId}
            maxLength={200}
            autoComplete="off"
            placeholder={words.placeholder}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        )}
      </DescribedField>
      <datalist id={listId}>
        {trades.map(({ trade, label }) => (
          <option key={trade} value={label[language]} />
        ))}
      </datalist>
      {meant !== '' && (
        <button type="button" className="button-quiet" onClick={() => choose(meant)}>
          {words.meant(meant)}
        </button>
      )}
      {suggestion !== '' && defaults.trade !== preview.suggestedTrade && (
        <button type="button" className="button-quiet" onClick={() => choose(suggestion)}>
          {texts.takeTrade(suggestion)}
        </button>
      )}
      <DescribedField label={texts.city} hint={told === '' ? texts.cityNote : texts.cityTold(told)}>
        {(described) => (
          <input
            {...described}
            value={defaults.city ?? told}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => onChoose({ ...defaults, city: event.currentTarget.value })}
          />
        )}
      </DescribedField>
    </div>
  )
}
