import { useId, useRef, useState } from 'react'
import { ownTradeLimit } from '../../../../domain/category/own-trade.ts'
import type { TradeMapping } from '../../admin-api.ts'
import { useMessages } from '../../messages/messages.tsx'
import { useMeantTrade } from '../../trade-question.ts'
import { chosenTrades, slugsByName } from './chosen-trades.ts'
import { useTrades } from './use-trades.ts'

/** A text whose trade the administrator can choose. */
export interface TextOfTrade {
  readonly text: string
  readonly count: string
  /** A business with this text; '' if none is known. */
  readonly example: string
  /** Slug of the trade that it could be. */
  readonly suggestion?: string | undefined
  /** Whether its businesses are read as the suggested trade. */
  readonly isGuess: boolean
}

interface TradeTableProps {
  readonly label: string
  readonly texts: readonly TextOfTrade[]
  readonly isPending: boolean
  readonly onSave: (mappings: readonly TradeMapping[]) => void
}

const shownFirst = 20

/** Texts without a sure trade: for each the administrator takes the suggestion, types a trade, makes a new one, or leaves it. */
export function TradeTable({ label, texts, isPending, onSave }: TradeTableProps) {
  const { trades: words, language } = useMessages()
  const trades = useTrades()
  const listId = useId()
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const [isWhole, setWhole] = useState(false)
  const names = new Map(trades.map(({ trade, label: { [language]: name } }) => [trade, name]))
  const nameOf = (slug = '') => names.get(slug)
  const { mappings, unknown, made } = chosenTrades(typed, slugsByName(trades), asked)
  const open = texts.filter(({ text, suggestion }) => suggestion && !typed.get(text))
  const suggested = open.map((each) => [each.text, nameOf(each.suggestion) ?? ''] as const)
  return (
    <>
      {open.length > 0 && (
        <button
          type="button"
          className="button-quiet mt-2"
          disabled={isPending || trades.length === 0}
          onClick={() => setTyped(new Map([...typed, ...suggested]))}
        >
          {words.takeAll(open.length)}
        </button>
      )}
      <datalist id={listId}>
        {trades.map((choice) => (
          <option key={choice.trade} value={choice.label[language]} />
        ))}
      </datalist>
      <ul className="trade-list" aria-label={label}>
        {(isWhole ? texts : texts.slice(0, shownFirst)).map((each) => (
          <TradeRow
            key={each.text}
            row={each}
            value={typed.get(each.text) ?? ''}
            suggestion={nameOf(each.suggestion)}
            state={made.has(each.text) ? 'new' : unknown.has(each.text) ? 'unknown' : 'known'}
            listId={listId}
            onChange={(value) => setTyped(new Map(typed).set(each.text, value))}
            onMake={() => setAsked(new Set(asked).add(each.text))}
          />
        ))}
      </ul>
      {texts.length > shownFirst && !isWhole && (
        <button type="button" className="button-quiet mt-2" onClick={() => setWhole(true)}>
          {words.showAll(texts.length)}
        </button>
      )}
      <p className="mt-3 text-xs text-ink-2">{words.kept}</p>
      <button
        type="button"
        className="button-quiet mt-2"
        disabled={isPending || mappings.length === 0 || unknown.size > 0}
        onClick={() => onSave(mappings)}
      >
        {isPending ? words.saving : mappings.length > 0 ? words.save(mappings.length) : words.saveNone}
      </button>
    </>
  )
}

interface TradeRowProps {
  readonly row: TextOfTrade
  readonly value: string
  /** The suggested trade's name. */
  readonly suggestion: string | undefined
  /** Whether the value is a trade, becomes one, or is none. */
  readonly state: 'known' | 'new' | 'unknown'
  readonly listId: string
  readonly onChange: (value: string) => void
  /** What is typed becomes a trade. */
  readonly onMake: () => void
}

function TradeRow({ row, value, suggestion, state, listId, onChange, onMake }: TradeRowProps) {
  const { trades: words } = useMessages()
  const field = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const meant = useMeantTrade(value, state === 'unknown')
  const said = row.isGuess ? words.guessed : words.suggested
  const isMakeable = state === 'unknown' || (value === '' && !suggestion)
  const make = () => {
    if (value === '') onChange(row.text.slice(0, ownTradeLimit))
    onMake()
    field.current?.focus()
  }
  return (
    <li>
      <div className="min-w-0">
        <p className="trade-text">
          <b>{row.text}</b> <span className="tabular-nums text-ink-2">{row.count}</span>
        </p>
        {row.example && <p className="trade-example">{words.example(row.example)}</p>}
      </div>
      <div className="field">
        <input
          ref={field}
          value={value}
          list={listId}
          maxLength={200}
          autoComplete="off"
          aria-label={words.fieldOf(row.text)}
          placeholder={words.placeholder}
          {...(state !== 'known' && { 'aria-describedby': noteId })}
          {...(state === 'unknown' && { 'aria-invalid': true })}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {state === 'unknown' && (
          <p id={noteId} className="field-error text-xs">
            {words.unknownTrade}
          </p>
        )}
        {meant !== '' && (
          <button type="button" className="button-small" onClick={() => onChange(meant)}>
            {words.meant(meant)}
          </button>
        )}
        {state === 'new' && (
          <p id={noteId} className="text-xs text-ink-2">
            {words.isNew}
          </p>
        )}
      </div>
      <p className="trade-suggestion">
        <span className="text-xs text-ink-2">{suggestion ? said(suggestion) : words.noSuggestion}</span>
        {suggestion && value !== suggestion && (
          <button
            type="button"
            className="button-small"
            aria-label={words.takeOf(row.text, suggestion)}
            onClick={() => onChange(suggestion)}
          >
            {words.take}
          </button>
        )}
        {isMakeable && (
          <button type="button" className="button-small" aria-label={words.makeOf(row.text)} onClick={make}>
            {words.make}
          </button>
        )}
      </p>
    </li>
  )
}
