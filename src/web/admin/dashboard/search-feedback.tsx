import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import type { SynonymView, ZeroResultView } from '../../../domain/administration/administration.ts'
import type { CategorySummary } from '../../../domain/directory/directory.ts'
import { formatCount } from '../../format/count.ts'
import { useToast } from '../../ui/toast-host.tsx'
import {
  addSynonym,
  dismissZeroResult,
  listSynonyms,
  listZeroResults,
  removeSynonym,
  type SynonymRequest,
} from '../admin-api.ts'
import { call, failureText } from '../admin-call.ts'
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
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => {
      onDone?.()
      toast({ title: '검색', text: message })
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
  return (
    <section aria-labelledby="zero-results" className="panel">
      <h2 id="zero-results" className="panel-heading">
        결과가 없던 검색
      </h2>
      <p className="mt-1 text-xs text-ink-3">
        최근 90일 동안 방문자가 찾았지만 결과가 없던 검색입니다. 방문자의 주소는 저장하지 않습니다.
      </p>
      <Loaded query={searches} what="검색 목록을">
        {({ searches: all }) => (
          <>
            {all.length === 0 ? (
              <p className="mt-3 text-xs text-ink-3">결과가 없던 검색이 없습니다.</p>
            ) : (
              <ul className="session-list">
                {(isWhole ? all : all.slice(0, shownFirst)).map((search) => (
                  <ZeroResult
                    key={`${search.words}\n${search.place}`}
                    search={search}
                    onExplain={onExplain}
                  />
                ))}
              </ul>
            )}
            {all.length > shownFirst && !isWhole && (
              <button type="button" className="button-quiet mt-2" onClick={() => setWhole(true)}>
                {formatCount(all.length)}건 모두 보기
              </button>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

interface ZeroResultProps extends ZeroResultsProps {
  readonly search: ZeroResultView
}

function ZeroResult({ search, onExplain }: ZeroResultProps) {
  const { words, place, count, lastDay } = search
  const name = [place, words].filter(Boolean).join(' · ')
  const dismiss = useChange(dismissZeroResult, '지우지 못했습니다')
  return (
    <li>
      <div className="min-w-0">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-xs text-ink-3">
          {formatCount(count)}번 · 마지막 {lastDay.split('-').map(Number).join('. ')}.
        </p>
      </div>
      <div className="submission-actions shrink-0">
        {words && (
          <button
            type="button"
            className="button-small"
            aria-label={`${name} 동의어로 추가`}
            onClick={() => onExplain(words)}
          >
            동의어로 추가
          </button>
        )}
        <button
          type="button"
          className="button-small"
          aria-label={`${name} 지우기`}
          disabled={dismiss.isPending}
          onClick={() => dismiss.mutate({ words, place })}
        >
          지우기
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
  const add = useChange<SynonymRequest>(addSynonym, '동의어를 추가하지 못했습니다', () => {
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
        동의어
      </h2>
      <p className="mt-1 text-xs text-ink-3">
        검색어가 무엇을 뜻하는지 정하면 바로 그 뜻으로 찾습니다. 지역은 빼고 쓰십시오: ‘강남 핸드폰고침’이
        아니라 ‘핸드폰고침’.
      </p>
      <form ref={form} className="mt-3 grid gap-3" onSubmit={onSubmit}>
        <label className="field">
          <span>방문자의 검색어</span>
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
          {add.isPending ? '추가하는 중' : '동의어로 추가'}
        </button>
      </form>
      <Loaded query={synonyms} what="동의어를">
        {({ synonyms: all }) => (
          <ul className="session-list" aria-label="동의어 목록">
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
  const { data = [] } = useQuery({
    queryKey: ['api', 'categories'],
    queryFn: () => call<readonly CategorySummary[]>('GET', 'categories'),
  })
  const trades = [...new Set(data.map(({ categoryLabel }) => categoryLabel))].slice(0, tradesOffered)
  return (
    <label className="field">
      <span>뜻: 업종이나 다른 낱말</span>
      <input ref={input} required maxLength={phraseLimit} autoComplete="off" list={id} />
      <datalist id={id}>
        {trades.map((trade) => (
          <option key={trade} value={trade} />
        ))}
      </datalist>
    </label>
  )
}

function SynonymItem({ synonym }: { readonly synonym: SynonymView }) {
  const { key, phrase, meaning, isTrade } = synonym
  const remove = useChange(removeSynonym, '삭제하지 못했습니다')
  return (
    <li>
      <p className="min-w-0 break-words">
        <b>{phrase}</b> → {meaning} <span className="chip">{isTrade ? '업종' : '낱말'}</span>
      </p>
      <button
        type="button"
        className="button-small"
        aria-label={`동의어 ${phrase} 삭제`}
        disabled={remove.isPending}
        onClick={() => remove.mutate(key)}
      >
        삭제
      </button>
    </li>
  )
}
