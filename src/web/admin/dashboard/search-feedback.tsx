import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SynonymView, ZeroResultView } from '../../../domain/administration/administration.ts'
import { dismissZeroResult, listSynonyms, listZeroResults, removeSynonym } from '../admin-api.ts'
import { useMessages } from '../messages/messages.tsx'
import { Loaded } from '../panel/loaded.tsx'
import { SynonymForm, type SynonymFormProps } from './synonym-form.tsx'
import { useSearchChange as useChange } from './use-search-change.ts'

const shownFirst = 10

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

function Synonyms({ phrase, onPhrase, meaning }: SynonymFormProps) {
  const synonyms = useQuery({ queryKey: ['admin', 'synonyms'], queryFn: listSynonyms, staleTime: 0 })
  const { search } = useMessages()
  return (
    <section aria-labelledby="synonyms" className="panel">
      <h2 id="synonyms" className="panel-heading">
        {search.synonyms}
      </h2>
      <p className="mt-1 text-xs text-ink-3">{search.synonymsNote}</p>
      <SynonymForm phrase={phrase} onPhrase={onPhrase} meaning={meaning} />
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
