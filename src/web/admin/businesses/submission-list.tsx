import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PendingSubmission } from '../../../domain/administration/administration.ts'
import { koreanHref as href } from '../../routes.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { decideSubmission, listSubmissions } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useMessages } from '../messages/messages.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { type MadeChange, UndoNotice } from './list-actions.tsx'

/** Visitors' submissions that wait for a decision, and the last decision, which can be undone. Renders nothing if there are none. */
export function SubmissionList() {
  const { data } = useQuery({
    queryKey: ['admin', 'submissions'],
    queryFn: () => listSubmissions(0),
    staleTime: 0,
  })
  const [lastChange, setLastChange] = useState<MadeChange>()
  const { submissions } = useMessages().businesses
  const notice = lastChange && <UndoNotice change={lastChange} onClose={() => setLastChange(undefined)} />
  if (!data || data.totalCount === 0) return notice
  return (
    <details className="panel submission-list">
      <summary>
        <h2 className="panel-heading">{submissions.heading(data.totalCount)}</h2>
      </summary>
      <ul>
        {data.submissions.map((submission) => (
          <SubmissionItem key={submission.business.id} submission={submission} onDecided={setLastChange} />
        ))}
      </ul>
      {notice}
    </details>
  )
}

interface SubmissionItemProps {
  readonly submission: PendingSubmission
  readonly onDecided: (change: MadeChange) => void
}

function SubmissionItem({ submission, onDecided }: SubmissionItemProps) {
  const { business, email, submittedAt, alike } = submission
  const [isEdited, setIsEdited] = useState(false)
  const { decide, isPending } = useDecision(submission, onDecided)
  const { businesses, formats } = useMessages()
  const words = businesses.submissions
  const facts = [business.category, business.address, business.city, business.country, business.phone]
  const actions = [
    [words.approve, words.approveOf, () => decide('approve')],
    [words.edit, words.editOf, () => setIsEdited(true)],
    [words.reject, words.rejectOf, () => decide('reject')],
  ] as const
  return (
    <li className="submission">
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
      {isEdited && <EditDialog id={business.id} name={business.name} onClose={() => setIsEdited(false)} />}
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

function useDecision({ business }: PendingSubmission, onDecided: SubmissionItemProps['onDecided']) {
  const client = useQueryClient()
  const toast = useToast()
  const { notDone } = useMessages().businesses.submissions
  const { mutate, isPending } = useMutation({
    mutationFn: (decision: 'approve' | 'reject') => decideSubmission(business.id, decision),
    onSuccess: ({ message, changeId }) => {
      onDecided({ text: `${business.name}: ${message}`, changeId })
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
    },
    onError: (error) => toast({ title: notDone, text: failureText(error, ''), isError: true }),
  })
  return { decide: mutate, isPending }
}
