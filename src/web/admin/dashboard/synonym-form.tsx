import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react'
import type { SearchSample, SynonymTrial } from '../../../domain/administration/administration.ts'
import { addSynonym, type SynonymRequest, trySynonym } from '../admin-api.ts'
import { adviceText } from '../admin-call.ts'
import { useCategories } from '../categories.ts'
import { useMessages } from '../messages/messages.tsx'
import { useSearchChange } from './use-search-change.ts'

const phraseLimit = 80
const tradesOffered = 300

export interface SynonymFormProps {
  readonly phrase: string
  readonly onPhrase: (phrase: string) => void
  readonly meaning: RefObject<HTMLInputElement | null>
}

/** Shows what a synonym would change before it is saved. */
export function SynonymForm({ phrase, onPhrase, meaning }: SynonymFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { search } = useMessages()
  const trial = useMutation({ mutationFn: trySynonym })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    trial.mutate({ phrase, meaning: meaning.current?.value ?? '' })
  }
  const onSaved = () => {
    trial.reset()
    form.current?.reset()
    onPhrase('')
  }
  const onCancel = () => {
    trial.reset()
    meaning.current?.focus()
  }
  return (
    <>
      <form ref={form} className="mt-3 grid gap-3" onSubmit={onSubmit} onChange={() => trial.reset()}>
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
        <button type="submit" className="button-primary justify-self-start" disabled={trial.isPending}>
          {trial.isPending ? search.trying : search.tryIt}
        </button>
      </form>
      {trial.error && (
        <p role="alert" className="mt-3 text-sm text-closed">
          {search.notTried}: {adviceText(trial.error, '')}
        </p>
      )}
      {trial.data && <Trial trial={trial.data} onSaved={onSaved} onCancel={onCancel} />}
    </>
  )
}

/** Offers the directory's trades; any other trade, or other words, can be typed. */
function MeaningField({ input }: { readonly input: SynonymFormProps['meaning'] }) {
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

interface TrialProps {
  readonly trial: SynonymTrial
  readonly onSaved: () => void
  readonly onCancel: () => void
}

function Trial({ trial, onSaved, onCancel }: TrialProps) {
  const { synonym, replaces, before, after, isOtherTrade, searches } = trial
  const { search, language } = useMessages()
  const tradesOf = ({ trades }: SearchSample) => trades.map((trade) => trade[language]).join(', ')
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // Keyboards and screen readers go on where the answer is.
  useEffect(() => heading.current?.focus(), [])
  const save = useSearchChange<SynonymRequest>(addSynonym, search.notAdded, onSaved)
  const { phrase, meaning } = synonym
  return (
    <section aria-labelledby={id} className="mt-3 grid gap-2 border-t border-line pt-3">
      <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold">
        {search.trial(phrase, meaning)}
      </h3>
      <dl className="grid gap-1 text-sm">
        <Sample label={search.before} sample={before} />
        <Sample label={search.after} sample={after} />
      </dl>
      {searches > 0 && <p className="text-sm">{search.searchesChanged(searches)}</p>}
      {isOtherTrade && (
        <p className="text-sm text-closed">{search.otherTrade(tradesOf(before), tradesOf(after))}</p>
      )}
      {after.count < before.count && <p className="text-sm text-closed">{search.findsFewer}</p>}
      {replaces !== null && <p className="text-sm text-closed">{search.replaces(replaces)}</p>}
      <div className="submission-actions">
        <button
          type="button"
          className="button-primary"
          disabled={save.isPending}
          onClick={() => save.mutate({ phrase, meaning, replaces: replaces !== null })}
        >
          {save.isPending ? search.adding : replaces === null ? search.save : search.saveInstead}
        </button>
        <button type="button" className="button-small" onClick={onCancel}>
          {search.cancel}
        </button>
      </div>
    </section>
  )
}

function Sample({
  label,
  sample: { count, examples, trades },
}: {
  readonly label: string
  readonly sample: SearchSample
}) {
  const { search, language } = useMessages()
  const ofTrades = trades.map((trade) => trade[language]).join(', ')
  return (
    <div>
      <dt className="inline font-semibold">{label}: </dt>
      <dd className="inline break-words">
        {count === 0
          ? search.nothing
          : [`${search.found(count)}${ofTrades && ` (${ofTrades})`}`, examples.join(', ')].join(' · ')}
      </dd>
    </div>
  )
}
