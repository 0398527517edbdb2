import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import type { SynonymView, ZeroResultView } from '../../../domain/administration/administration.ts'
import { useToast } from '../../ui/toast-host.tsx'
import {
  addSynonym,
  dismissZeroResult,
  listSynonyms,
  listZeroResults,
  removeSynonym,
  type SynonymRequest,
} from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useCategories } from '../categories.ts'
import { useMessages } from '../messages/messages.tsx'
import { Loaded } from '../panel/loaded.tsx'

const phraseLimit = 80
const shownFirst = 10
const tradesOffered = 300

/** Searches that found nothing, and what the administrator says that visitors' words mean. */
export function SearchFeedback() {
  const [phrase, setPhrase] = useState('')
  const meaning = useRef<HTMLInputElement>(null)
  const explain = (words: string) => {
    setPhrase(words)
    meaning.current?.focus()
  }
  return (
    <div className="dashboard-pair">
      <ZeroResults onExplain={explain} />
      <Synonyms phrase={phrase} onPhrase={setPhrase} meaning={meaning} />
    </div>
  )
}

/** Runs a change, and shows what the server says to it. */
function useChange<Given>(
  change: (given: Given) => Promise<{ readonly message: string }>,
  failure: string,
  onDone?: () => void,
) {
  const client = useQueryClient()
  const toast = useToast()
  const { search } = useMessages()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => {
      onDone?.()
      toast({ title: search.heading, text: message })
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
    },
    onError: (error) => toast({ title: failure, text: failureText(error, ''), isError: true }),
  })
}

interface ZeroResultsProps {
  readonly onExplain: (words: string) => void
}

function ZeroResults({ onExplain }: ZeroResultsProps) {
  const searches = useQuery({
    queryKey: ['admin', 'zero-results'],
    queryFn: listZeroResults,
    staleTime: 0,
  })
  const [isWhole, setWhole] = useState(false)
  const { search } = useMessages()
  return (
    <section aria-labelledby="zero-results" className="panel">
      <h2 id="zero-results" className="panel-heading">
        {search.zeroResults}
      </h2>
      <p className="mt-1 text-xs text-ink-3">{search.zeroResultsNote}</p>
      <Loaded query={searches} what={search.searches}>
        {({ searches: all }) => (
          <>
            {all.length === 0 ? (
              <p className="mt-3 text-xs text-ink-3">{search.noZeroResults}</p>
            ) : (
              <ul className="session-list">
                {(isWhole ? all : all.slice(0, shownFirst)).map((result) => (
                  <ZeroResult
                    key={`${result.words}\n${result.place}`}
                    result={result}
                    onExplain={onExplain}
                  />
                ))}
              </ul>
            )}
            {all.length > shownFirst && !isWhole && (
              <button type="button" className="button-quiet mt-2" onClick={() => setWhole(true)}>
                {search.showAll(all.length)}
              </button>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

interface ZeroResultProps extends ZeroResultsProps {
  readonly result: ZeroResultView
}

function ZeroResult({ result, onExplain }: ZeroResultProps) {
  const { words, place, count, lastDay } = result
  const { search, formats } = useMessages()
  const name = [place, words].filter(Boolean).join(' · ')
  const dismiss = useChange(dismissZeroResult, search.notRemoved)
  return (
    <li>
      <div className="min-w-0">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-xs text-ink-3">{search.timesAndDay(count, formats.day(lastDay))}</p>
      </div>
      <div className="submission-actions shrink-0">
        {words && (
          <button
            type="button"
            className="button-small"
            aria-label={search.explainOf(name)}
            onClick={() => onExplain(words)}
          >
            {search.explain}
          </button>
        )}
        <button
          type="button"
          className="button-small"
          aria-label={search.removeOf(name)}
          disabled={dismiss.isPending}
          onClick={() => dismiss.mutate({ words, place })}
        >
          {search.remove}
        </button>
      </div>
    </li>
  )
}

interface SynonymsProps {
  readonly phrase: string
  readonly onPhrase: (phrase: string) => void
  readonly meaning: RefObject<HTMLInputElement | null>
}

function Synonyms({ phrase, onPhrase, meaning }: SynonymsProps) {
  const synonyms = useQuery({ queryKey: ['admin', 'synonyms'], queryFn: listSynonyms, staleTime: 0 })
  const form = useRef<HTMLFormElement>(null)
  const { search } = useMessages()
  const add = useChange<SynonymRequest>(addSynonym, search.notAdded, () => {
    form.current?.reset()
    onPhrase('')
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    add.mutate({ phrase, meaning: meaning.current?.value ?? '' })
  }
  return (
    <section aria-labelledby="synonyms" className="panel">
      <h2 id="synonyms" className="panel-heading">
        {search.synonyms}
      </h2>
      <p className="mt-1 text-xs text-ink-3">{search.synonymsNote}</p>
      <form ref={form} className="mt-3 grid gap-3" onSubmit={onSubmit}>
        <label className="field">
          <span>{search.phrase}</span>
          <input
            value={phrase}
            required
            maxLength={phraseLimit}
            autoComplete="off"
            onChange={(event) => onPhrase(event.currentTarget.value)}
          />
        </label>
        <MeaningField input={meaning} />
        <button type="submit" className="button-primary justify-self-start" disabled={add.isPending}>
          {add.isPending ? search.adding : search.explain}
        </button>
      </form>
      <Loaded query={synonyms} what={search.synonymsLoaded}>
        {({ synonyms: all }) => (
          <ul className="session-list" aria-label={search.list}>
            {all.map((synonym) => (
              <SynonymItem key={synonym.key} synonym={synonym} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

/** Offers the directory's trades; any other trade, or other words, can be typed. */
function MeaningField({ input }: { readonly input: SynonymsProps['meaning'] }) {
  const id = useId()
  const { search, language } = useMessages()
  const trades = useCategories().slice(0, tradesOffered)
  return (
    <label className="field">
      <span>{search.meaning}</span>
      <input ref={input} required maxLength={phraseLimit} autoComplete="off" list={id} />
      <datalist id={id}>
        {trades.map((trade) => (
          <option key={trade.slug} value={trade.label[language]} />
        ))}
      </datalist>
    </label>
  )
}

function SynonymItem({ synonym }: { readonly synonym: SynonymView }) {
  const { key, phrase, meaning, isTrade } = synonym
  const { search } = useMessages()
  const remove = useChange(removeSynonym, search.notDeleted)
  return (
    <li>
      <p className="min-w-0 break-words">
        <b>{phrase}</b> → {meaning} <span className="chip">{isTrade ? search.isTrade : search.isWords}</span>
      </p>
      <button
        type="button"
        className="button-small"
        aria-label={search.deleteOf(phrase)}
        disabled={remove.isPending}
        onClick={() => remove.mutate(key)}
      >
        {search.delete}
      </button>
    </li>
  )
}
