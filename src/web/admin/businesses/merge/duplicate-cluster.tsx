import type { DuplicateCluster as Cluster } from '../../../../domain/administration/duplicates.ts'
import { useMessages } from '../../messages/messages.tsx'
import {
  DismissButton,
  type DuplicateActions,
  DuplicateComparison,
  mergeOf,
} from './duplicate-comparison.tsx'
import { MergeTable } from './merge-table.tsx'

export interface DuplicateClusterProps {
  readonly cluster: Cluster
  readonly isDismissed: boolean
  readonly actions: DuplicateActions
}

/** Three or more listings that could be one place, one action for all of them, and their pairs side by side. */
export function DuplicateCluster({ cluster, isDismissed, actions }: DuplicateClusterProps) {
  const { ids, members, proposal, pairs, pairCount } = cluster
  const words = useMessages().businesses.duplicates
  const hidden = ids.length - members.length
  const dismissal = isDismissed ? words.reopenAll : words.dismissAll
  return (
    <>
      <p className="text-xs text-ink-2">{words.cluster(ids.length)}</p>
      <MergeTable members={members} proposal={proposal} {...mergeOf(actions, isDismissed)} />
      {hidden > 0 && <p className="text-xs text-ink-2">{words.hidden(hidden)}</p>}
      <div className="submission-actions">
        <DismissButton
          ids={ids}
          businesses={members.map(({ business }) => business)}
          label={dismissal}
          isDismissed={isDismissed}
          actions={actions}
        />
      </div>
      <details className="cluster-pairs">
        <summary>{words.pairs(pairs.length, pairCount)}</summary>
        <ul>
          {pairs.map((pair) => (
            <li key={`${pair.first.business.id} ${pair.second.business.id}`} className="duplicate">
              <DuplicateComparison pair={pair} isDismissed={isDismissed} actions={actions} />
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
