import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PendingSubmission } from '../../../domain/administration/administration.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { decideSubmission, listSubmissions } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useMessages } from '../messages/messages.tsx'
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
  const { business, email, submittedAt } = submission
  const client = useQueryClient()
  const toast = useToast()
  const { businesses, formats } = useMessages()
  const words = businesses.submissions
  const decide = useMutation({
    mutationFn: (decision: 'approve' | 'reject') => decideSubmission(business.id, decision),
    onSuccess: ({ message, changeId }) => {
      onDecided({ text: `${business.name}: ${message}`, changeId })
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
    },
    onError: (error) => toast({ title: words.notDone, text: failureText(error, ''), isError: true }),
  })
  const facts = [business.category, business.address, business.city, business.country, business.phone]
  return (
    <li className="submission">
      <div className="min-w-0">
        <p className="font-semibold">{business.name}</p>
        <p className="text-xs text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        {business.description && <p className="text-xs text-ink-2">{business.description}</p>}
        <p className="text-xs text-ink-3">
          {email} · {formats.dateTime(submittedAt)}
        </p>
      </div>
      <div className="submission-actions">
        <button
          type="button"
          className="button-small"
          aria-label={words.approveOf(business.name)}
          disabled={decide.isPending}
          onClick={() => decide.mutate('approve')}
        >
          {words.approve}
        </button>
        <button
          type="button"
          className="button-small"
          aria-label={words.rejectOf(business.name)}
          disabled={decide.isPending}
          onClick={() => decide.mutate('reject')}
        >
          {words.reject}
        </button>
      </div>
    </li>
  )
}
