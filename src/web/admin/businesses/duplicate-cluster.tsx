import type { DuplicateCluster as Cluster } from '../../../domain/administration/administration.ts'
import { koreanHref as href } from '../../routes.ts'
import { useTradeName } from '../categories.ts'
import { useMessages } from '../messages/messages.tsx'
import { DismissButton, type DuplicateActions, DuplicateComparison } from './duplicate-comparison.tsx'

export interface DuplicateClusterProps {
  readonly cluster: Cluster
  readonly isDismissed: boolean
  readonly actions: DuplicateActions
}

/** Three or more listings that could be one place, one action for all of them, and their pairs side by side. */
export function DuplicateCluster({ cluster, isDismissed, actions }: DuplicateClusterProps) {
  const { ids, businesses, pairs, pairCount } = cluster
  const { businesses: messages, common } = useMessages()
  const words = messages.duplicates
  const tradeName = useTradeName()
  const hidden = ids.length - businesses.length
  const dismissal = isDismissed ? words.reopenAll : words.dismissAll
  return (
    <>
      <p className="text-xs text-ink-2">{words.cluster(ids.length)}</p>
      <ul className="cluster-listings">
        {businesses.map((business) => (
          <li key={business.id}>
            <a href={href.details(business.slug)} target="_blank" rel="noopener">
              {business.name}
            </a>
            <span className="text-xs text-ink-2">
              {[tradeName(business), business.phone, business.address].filter(Boolean).join(' · ') ||
                common.none}
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-xs text-ink-2">{words.hidden(hidden)}</p>}
      <div className="submission-actions">
        <DismissButton
          ids={ids}
          businesses={businesses}
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
