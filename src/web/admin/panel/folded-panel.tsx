import { type ReactNode, useEffect, useRef } from 'react'

interface FoldedPanelProps {
  /** What a link has behind its # to lead here. */
  readonly id: 'submissions' | 'reports' | 'duplicates' | 'closed'
  readonly heading: string
  readonly className?: string
  readonly children: ReactNode
}

/** A list that is folded up until somebody opens it, or follows a link to it: then its heading has the focus. */
export function FoldedPanel({ id, heading, className = '', children }: FoldedPanelProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (window.location.hash !== `#${id}` || !details.current) return
    details.current.open = true
    details.current.querySelector('summary')?.focus()
    // Once: a panel that comes back later, with new content, must not take the focus.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  }, [id])
  return (
    <details ref={details} id={id} className={`panel submission-list ${className}`}>
      <summary>
        <h2 className="panel-heading">{heading}</h2>
      </summary>
      {children}
    </details>
  )
}
