import type { Business } from '../../domain/directory/directory.ts'

interface OpenBadgeProps {
  readonly state: Business['openState']
  /** The screen's word for open. */
  readonly openWord: 'Open' | 'Open Now'
}

/** Open or closed by a dot and a word; unknown is said to be unknown. */
export function OpenBadge({ state, openWord }: OpenBadgeProps) {
  if (state === 'unknown') return <span className="open-badge text-ink-3">영업시간 미확인</span>
  const isOpen = state === 'open'
  return (
    <span lang="en" className={`open-badge font-semibold ${isOpen ? 'text-open' : 'text-closed'}`}>
      {isOpen ? openWord : 'Closed'}
    </span>
  )
}
