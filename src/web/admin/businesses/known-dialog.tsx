import { useQuery } from '@tanstack/react-query'
import type { PendingSubmission } from '../../../domain/administration/administration.ts'
import { listKnown } from '../admin-api.ts'
import { useMessages } from '../messages/messages.tsx'
import { FormDialog } from '../panel/form-dialog.tsx'
import { Loaded } from '../panel/loaded.tsx'
import { DuplicateComparison, useDuplicateActions } from './merge/duplicate-comparison.tsx'

interface KnownDialogProps {
  readonly submission: PendingSubmission
  readonly isPending: boolean
  readonly onDecide: () => void
  readonly decide: (decision: 'approve' | 'reject', asNew?: boolean) => void
  readonly onClose: () => void
}

/** Asks what becomes of a submission that has the name or the phone number of a listing: a new listing, a part of that one, or nothing. */
export function KnownDialog({ submission, isPending, onDecide, decide, onClose }: KnownDialogProps) {
  const { id, name } = submission.business
  const { submissions: words } = useMessages().businesses
  const { dismiss: _, ...actions } = useDuplicateActions({ place: 'submissions', onDecide })
  const found = useQuery({
    queryKey: ['admin', 'submissions', id, 'duplicates'],
    queryFn: () => listKnown(id),
    staleTime: 0,
  })
  return (
    <FormDialog heading={words.knownHeading(name)} mayLeave={() => true} onClose={onClose}>
      {() => (
        <div className="edit-form">
          <p>{words.knownNote}</p>
          <div className="submission-actions">
            <button
              type="button"
              className="button-primary"
              disabled={isPending || actions.isPending}
              onClick={() => decide('approve', true)}
            >
              {words.approveNew}
            </button>
            <button
              type="button"
              className="button-small"
              disabled={isPending || actions.isPending}
              onClick={() => decide('reject')}
            >
              {words.rejectKnown}
            </button>
          </div>
          <Loaded query={found} what={words.knownLoaded}>
            {(pairs) => (
              <ul>
                {pairs.map((pair) => (
                  <li key={pair.first.business.id} className="duplicate">
                    <DuplicateComparison pair={pair} isDismissed={false} actions={actions} />
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        </div>
      )}
    </FormDialog>
  )
}
