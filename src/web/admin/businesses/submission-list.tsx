import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PendingSubmission } from '../../../domain/administration/administration.ts'
import { koreanHref as href } from '../../routes.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { decideSubmission, listSubmissions, undoChange } from '../admin-api.ts'
import { AdminCallError, failureText } from '../admin-call.ts'
import { useTradeName } from '../categories.ts'
import { useMessages } from '../messages/messages.tsx'
import { FoldedPanel } from '../panel/folded-panel.tsx'
import { UndoNotice, useMadeChanges } from '../panel/made-changes.tsx'
import { EditDialog } from './edit/edit-dialog.tsx'
import { useKeptPlace } from './kept-place.ts'
import { KnownDialog } from './known-dialog.tsx'

/** Visitors' submissions that wait for a decision, and the last decision, which can be undone. */
export function SubmissionList() {
  const { data } = useQuery({
    queryKey: ['admin', 'submissions'],
    queryFn: () => listSubmissions(0),
    staleTime: 0,
  })
  const list = useRef<HTMLUListElement>(null)
  const keepPlace = useKeptPlace(list)
  const { submissions } = useMessages().businesses
  return (
    <>
      <UndoNotice place="submissions" />
      {data && data.totalCount > 0 && (
        <FoldedPanel id="submissions" heading={submissions.heading(data.totalCount)}>
          <ul ref={list}>
            {data.submissions.map((submission) => (
              <SubmissionItem key={submission.business.id} submission={submission} onDecide={keepPlace} />
            ))}
          </ul>
        </FoldedPanel>
      )}
    </>
  )
}

interface SubmissionItemProps {
  readonly submission: PendingSubmission
  readonly onDecide: () => void
}

function SubmissionItem({ submission, onDecide }: SubmissionItemProps) {
  const { business, email, submittedAt, alike } = submission
  const [isEdited, setIsEdited] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const { decide, isPending } = useDecision(submission, { onDecide, onKnown: () => setIsAsked(true) })
  const { businesses, formats } = useMessages()
  const words = businesses.submissions
  const country = formats.country(business.countryCode, business.country)
  const facts = [useTradeName()(business), business.address, business.city, country, business.phone]
  const actions = [
    [words.approve, words.approveOf, () => decide('approve')],
    [words.edit, words.editOf, () => setIsEdited(true)],
    [words.reject, words.rejectOf, () => decide('reject')],
  ] as const
  return (
    <li className="submission" tabIndex={-1}>
      <div className="min-w-0">
        <p className="font-semibold">{business.name}</p>
        <p className="text-xs text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        {business.description && <p className="text-xs text-ink-2">{business.description}</p>}
        <p className="text-xs text-ink-3">
          {email} · {formats.dateTime(submittedAt)}
        </p>
        {alike.length > 0 && <AlikeBusinesses alike={alike} />}
      </div>
      <div className="submission-actions">
        {actions.map(([label, labelOf, act]) => (
          <button
            key={label}
            type="button"
            className="button-small"
            aria-label={labelOf(business.name)}
            disabled={isPending}
            onClick={act}
          >
            {label}
          </button>
        ))}
      </div>
      {isAsked && (
        <KnownDialog {...{ submission, isPending, onDecide, decide }} onClose={() => setIsAsked(false)} />
      )}
      {isEdited && (
        <EditDialog
          id={business.id}
          name={business.name}
          place="submissions"
          onClose={() => setIsEdited(false)}
        />
      )}
    </li>
  )
}

/** The listings that a submission could be, each with what both have in common. */
function AlikeBusinesses({ alike }: Pick<PendingSubmission, 'alike'>) {
  const { submissions, duplicates } = useMessages().businesses
  return (
    <>
      <p className="mt-2 text-xs font-semibold">{submissions.alike}</p>
      <ul className="cluster-listings">
        {alike.map(({ business: { id, slug, name, address, phone }, reasons }) => (
          <li key={id}>
            <a href={href.details(slug)} target="_blank" rel="noopener">
              {name}
            </a>
            <span className="text-xs text-ink-2">
              {[...reasons.map((reason) => duplicates.reasons[reason]), phone, address]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface Decision {
  readonly decision: 'approve' | 'reject'
  readonly asNew: boolean
}

interface DecisionHandlers {
  readonly onDecide: () => void
  /** An approval has to say first what becomes of a submission that could be a listing. */
  readonly onKnown: () => void
}

function useDecision({ business }: PendingSubmission, { onDecide, onKnown }: DecisionHandlers) {
  const client = useQueryClient()
  const toast = useToast()
  const { add } = useMadeChanges()
  const { notDone } = useMessages().businesses.submissions
  const { mutate, isPending } = useMutation({
    mutationFn: ({ decision, asNew }: Decision) => decideSubmission(business.id, decision, asNew),
    onSuccess: ({ message, changeId }) => {
      const text = `${business.name}: ${message}`
      add({ place: 'submissions', text, undo: () => undoChange(changeId) })
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
    },
    onError: (error) => {
      if (error instanceof AdminCallError && error.status === 409) return onKnown()
      toast({ title: notDone, text: failureText(error, ''), isError: true })
    },
  })
  const decide = (decision: Decision['decision'], asNew = false) => {
    onDecide()
    mutate({ decision, asNew })
  }
  return { decide, isPending }
}
