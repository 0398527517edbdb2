import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  DuplicatePair,
  EditableBusiness,
  MergeRequest,
} from '../../../domain/administration/administration.ts'
import type { Business } from '../../../domain/directory/directory.ts'
import { formatCount } from '../../format/count.ts'
import { href } from '../../routes.ts'
import { useToast } from '../../ui/toast-host.tsx'
import { dismissDuplicate, mergeDuplicates } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import type { MadeChange } from './list-actions.tsx'

const reasonWords = { phone: '전화번호가 같음', name: '이름이 같음', address: '주소가 같음' } as const
const strengthWords = { 1: '가능성 낮음', 2: '가능성 보통', 3: '가능성 높음' } as const

const facts: readonly (readonly [string, (business: Business) => string])[] = [
  ['카테고리', ({ categoryLabel }) => categoryLabel],
  ['주소', ({ address }) => address],
  ['도시', ({ city, state }) => [city, state].filter(Boolean).join(', ')],
  ['전화번호', ({ phone }) => phone ?? ''],
  ['평점', ({ rating, reviewCount }) => `${rating} · 리뷰 ${formatCount(reviewCount)}개`],
  ['영업시간', ({ openingHours }) => dayCount(Object.keys(openingHours).length)],
  ['사진', ({ photos }) => (photos.length > 0 ? `${formatCount(photos.length)}장` : '')],
  ['상태', ({ isVerified }) => (isVerified ? 'Verified' : 'Pending')],
]

function dayCount(days: number): string {
  return days === 0 ? '' : `${days}일`
}

interface DuplicateComparisonProps {
  readonly pair: DuplicatePair
  readonly isDismissed: boolean
  readonly actions: DuplicateActions
}

/** Shows two listings side by side, with their differences marked and the actions for the pair. */
export function DuplicateComparison({ pair, isDismissed, actions }: DuplicateComparisonProps) {
  const { first, second, reasons, strength, metres } = pair
  const ids = [first.business.id, second.business.id] as const
  const names = `${first.business.name}, ${second.business.name}`
  const why = [
    strengthWords[strength],
    ...reasons.map((reason) => reasonWords[reason]),
    ...(metres === null ? [] : [`거리 ${formatCount(metres)} m`]),
  ]
  return (
    <li className="duplicate">
      <p className="text-xs text-ink-2">{why.join(' · ')}</p>
      <table className="data-table duplicate-facts">
        <caption className="sr-only">{names} 비교</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">항목</span>
            </th>
            <BusinessHead {...first} />
            <BusinessHead {...second} />
          </tr>
        </thead>
        <tbody>
          {facts.map(([label, textOf]) => (
            <FactRow
              key={label}
              label={label}
              left={textOf(first.business)}
              right={textOf(second.business)}
            />
          ))}
        </tbody>
      </table>
      <div className="submission-actions">
        {!isDismissed && (
          <>
            <KeepButton side="왼쪽" keep={first} remove={second} actions={actions} />
            <KeepButton side="오른쪽" keep={second} remove={first} actions={actions} />
          </>
        )}
        <button
          type="button"
          className="button-small"
          aria-label={`${names}: ${isDismissed ? '다시 중복 목록에 넣기' : '중복 아님'}`}
          disabled={actions.isPending}
          onClick={() => actions.dismiss(ids, !isDismissed)}
        >
          {isDismissed ? '다시 중복 목록에 넣기' : '중복 아님'}
        </button>
      </div>
    </li>
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
  readonly left: string
  readonly right: string
}

function FactRow({ label, left, right }: FactRowProps) {
  const isSame = left === right
  if (isSame && left === '') return null
  const mark = isSame ? {} : { 'data-differs': true }
  return (
    <tr {...mark}>
      <th scope="row">{label}</th>
      <td>{left || <span className="text-ink-3">없음</span>}</td>
      <td>{right || <span className="text-ink-3">없음</span>}</td>
    </tr>
  )
}

interface KeepButtonProps {
  readonly side: string
  readonly keep: EditableBusiness
  readonly remove: EditableBusiness
  readonly actions: DuplicateActions
}

function KeepButton({ side, keep, remove, actions }: KeepButtonProps) {
  return (
    <button
      type="button"
      className="button-small"
      aria-label={`${side} 업체로 합치기: ${keep.business.name}`}
      disabled={actions.isPending}
      onClick={() => actions.merge(keep, remove)}
    >
      {side} 업체로 합치기
    </button>
  )
}

interface DuplicateActions {
  readonly merge: (keep: EditableBusiness, remove: EditableBusiness) => void
  readonly dismiss: (ids: readonly [string, string], isDismissed: boolean) => void
  readonly isPending: boolean
  /** The last merge, which can be undone. */
  readonly lastChange: MadeChange | undefined
  readonly forget: () => void
}

/** The actions of the buttons for possible duplicates. */
export function useDuplicateActions(onDone: () => void): DuplicateActions {
  const client = useQueryClient()
  const toast = useToast()
  const [lastChange, setLastChange] = useState<MadeChange>()
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
  const onError = (error: Error) => {
    toast({ title: '처리하지 못했습니다', text: failureText(error, ''), isError: true })
    return refresh()
  }
  const merge = useMutation({
    mutationFn: ({ request }: { request: MergeRequest; name: string }) => mergeDuplicates(request),
    onSuccess: ({ changeId }, { name }) => {
      setLastChange({ changeId, text: `“${name}” 업체로 합쳤습니다.` })
      onDone()
      return refresh()
    },
    onError,
  })
  const dismiss = useMutation({
    mutationFn: ({ ids, isDismissed }: { ids: readonly [string, string]; isDismissed: boolean }) =>
      dismissDuplicate(ids, isDismissed),
    onSuccess: ({ message }) => {
      toast({ title: message, text: '' })
      onDone()
      return refresh()
    },
    onError,
  })
  return {
    merge: (keep, remove) => {
      const seen = ({ business: { id }, version }: EditableBusiness) => ({ id, version })
      merge.mutate({ request: { keep: seen(keep), remove: seen(remove) }, name: keep.business.name })
    },
    dismiss: (ids, isDismissed) => dismiss.mutate({ ids, isDismissed }),
    isPending: merge.isPending || dismiss.isPending,
    lastChange,
    forget: () => setLastChange(undefined),
  }
}
