import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  DuplicatePair,
  EditableBusiness,
  MergeRequest,
} from '../../../domain/administration/administration.ts'
import { comparedPlace } from '../../../domain/business/duplicates/possible-duplicates.ts'
import type { Business } from '../../../domain/directory/directory.ts'
import { koreanHref as href } from '../../routes.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { dismissDuplicates, mergeDuplicates, undoChange } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useTradeName } from '../categories.ts'
import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'
import { type ChangePlace, useMadeChanges } from '../panel/made-changes.tsx'

interface Fact {
  readonly label: string
  readonly textOf: (business: Business) => string
  /** What two texts have in common that mean the same: one place, one number. */
  readonly meaning?: (text: string) => string
}

const figures = (text: string) => text.replace(/\D/g, '')
const places = (text: string) => text.split(', ').map(comparedPlace).join()

/** What is compared. */
function useFacts(): readonly Fact[] {
  const tradeName = useTradeName()
  const { facts, rating: ratingText, dayCount, photoCount } = useMessages().businesses.duplicates
  const { statuses } = spec.businesses
  return [
    { label: facts.category, textOf: tradeName },
    { label: facts.address, textOf: ({ address }) => address, meaning: comparedPlace },
    {
      label: facts.city,
      textOf: ({ city, state }) => [city, state].filter(Boolean).join(', '),
      meaning: places,
    },
    { label: facts.phone, textOf: ({ phone }) => phone ?? '', meaning: figures },
    { label: facts.rating, textOf: ({ rating, reviewCount }) => ratingText(rating, reviewCount) },
    {
      label: facts.hours,
      textOf: ({ openingHours }) => orNothing(dayCount, Object.keys(openingHours).length),
    },
    { label: facts.photos, textOf: ({ photos }) => orNothing(photoCount, photos.length) },
    { label: facts.status, textOf: ({ isVerified }) => statuses[isVerified ? 'verified' : 'pending'] },
  ]
}

function orNothing(words: (count: number) => string, count: number): string {
  return count === 0 ? '' : words(count)
}

interface DuplicateComparisonProps {
  readonly pair: DuplicatePair
  readonly isDismissed: boolean
  readonly actions: DuplicateActions
}

/** Shows two listings side by side, with their differences marked and the actions for the pair. */
export function DuplicateComparison({ pair, isDismissed, actions }: DuplicateComparisonProps) {
  const { first, second, reasons, strength, metres } = pair
  const words = useMessages().businesses.duplicates
  const facts = useFacts()
  const ids = [first.business.id, second.business.id] as const
  const names = `${first.business.name}, ${second.business.name}`
  const dismissal = isDismissed ? words.reopen : words.dismiss
  const why = [
    words.strengths[strength],
    ...reasons.map((reason) => words.reasons[reason]),
    ...(metres === null ? [] : [words.distance(metres)]),
  ]
  return (
    <>
      <p className="text-xs text-ink-2">{why.join(' · ')}</p>
      <table className="data-table duplicate-facts">
        <caption className="sr-only">{words.comparison(names)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.fact}</span>
            </th>
            <BusinessHead {...first} />
            <BusinessHead {...second} />
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, textOf, meaning }) => (
            <FactRow
              key={label}
              label={label}
              meaning={meaning}
              left={textOf(first.business)}
              right={textOf(second.business)}
            />
          ))}
        </tbody>
      </table>
      <div className="submission-actions">
        {!isDismissed && (
          <>
            <KeepButton label={words.keep.left} keep={first} remove={second} actions={actions} />
            <KeepButton label={words.keep.right} keep={second} remove={first} actions={actions} />
          </>
        )}
        <DismissButton
          ids={ids}
          businesses={[first.business, second.business]}
          label={dismissal}
          isDismissed={isDismissed}
          actions={actions}
        />
      </div>
    </>
  )
}

interface DismissButtonProps {
  readonly ids: readonly string[]
  /** The first of them at least. */
  readonly businesses: readonly Business[]
  readonly label: string
  readonly isDismissed: boolean
  readonly actions: DuplicateActions
}

/** Says that listings are different places, or takes that back. */
export function DismissButton({ ids, businesses, label, isDismissed, actions }: DismissButtonProps) {
  const { dismiss, isPending } = actions
  const names = businesses.map(({ name }) => name)
  if (!dismiss) return null
  return (
    <button
      type="button"
      className="button-small"
      aria-label={`${names.join(', ')}: ${label}`}
      disabled={isPending}
      onClick={() => dismiss({ ids, name: names[0] ?? '', isDismissed: !isDismissed })}
    >
      {label}
    </button>
  )
}

function BusinessHead({ business }: EditableBusiness) {
  return (
    <th scope="col">
      <a href={href.details(business.slug)} target="_blank" rel="noopener">
        {business.name}
      </a>
    </th>
  )
}

interface FactRowProps {
  readonly label: string
  readonly meaning: Fact['meaning']
  readonly left: string
  readonly right: string
}

function FactRow({ label, meaning = (text) => text, left, right }: FactRowProps) {
  const { common } = useMessages()
  const isSame = left === right || (left !== '' && right !== '' && meaning(left) === meaning(right))
  if (isSame && left === '') return null
  const mark = isSame ? {} : { 'data-differs': true }
  return (
    <tr {...mark}>
      <th scope="row">{label}</th>
      <td>{left || <span className="text-ink-3">{common.none}</span>}</td>
      <td>{right || <span className="text-ink-3">{common.none}</span>}</td>
    </tr>
  )
}

interface KeepButtonProps {
  readonly label: string
  readonly keep: EditableBusiness
  readonly remove: EditableBusiness
  readonly actions: DuplicateActions
}

function KeepButton({ label, keep, remove, actions }: KeepButtonProps) {
  return (
    <button
      type="button"
      className="button-small"
      aria-label={`${label}: ${keep.business.name}`}
      disabled={actions.isPending}
      onClick={() => actions.merge(keep, remove)}
    >
      {label}
    </button>
  )
}

export interface DuplicateActions {
  readonly merge: (keep: EditableBusiness, remove: EditableBusiness) => void
  /** Absent: the pair is in no list from which it could be taken. */
  readonly dismiss?: (dismissal: Dismissal) => void
  readonly isPending: boolean
}

interface Dismissal {
  readonly ids: readonly string[]
  /** Of one of the listings. */
  readonly name: string
  readonly isDismissed: boolean
}

interface Decision {
  /** Where it can be undone. */
  readonly place: ChangePlace
  readonly onDecide?: () => void
  /** `changeId` undoes a merge. */
  readonly onDone?: (changeId: string) => void
}

/** The actions of the buttons for possible duplicates. */
export function useDuplicateActions({ place, onDecide, onDone }: Decision): DuplicateActions {
  const client = useQueryClient()
  const toast = useToast()
  const { add } = useMadeChanges()
  const { merged, toldApart, notDone } = useMessages().businesses.duplicates
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
  const onError = (error: Error) => {
    toast({ title: notDone, text: failureText(error, ''), isError: true })
    return refresh()
  }
  const merge = useMutation({
    mutationFn: ({ request }: { request: MergeRequest; name: string }) => mergeDuplicates(request),
    onSuccess: ({ changeId }, { name }) => {
      add({ place, text: merged(name), undo: () => undoChange(changeId) })
      onDone?.(changeId)
      return refresh()
    },
    onError,
  })
  const dismiss = useMutation({
    mutationFn: ({ ids, isDismissed }: Dismissal) => dismissDuplicates(ids, isDismissed),
    onSuccess: ({ message }, { ids, name, isDismissed }) => {
      const text = toldApart(name, ids.length - 1)
      if (isDismissed) add({ place, text, undo: () => dismissDuplicates(ids, false) })
      toast({ title: message, text: '' })
      return refresh()
    },
    onError,
  })
  return {
    merge: (keep, remove) => {
      onDecide?.()
      const seen = ({ business: { id }, version }: EditableBusiness) => ({ id, version })
      merge.mutate({ request: { keep: seen(keep), remove: seen(remove) }, name: keep.business.name })
    },
    dismiss: (dismissal) => {
      onDecide?.()
      dismiss.mutate(dismissal)
    },
    isPending: merge.isPending || dismiss.isPending,
  }
}
