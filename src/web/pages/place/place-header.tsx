import type { ReactNode } from 'react'
import { tintOf } from '../../ui/listings/looks.ts'

interface PlaceHeaderProps {
  /** Chooses the tint, which is then always the same. */
  readonly name: string
  readonly children: ReactNode
  readonly lang?: string | undefined
  /** Beside the name. */
  readonly facts: string | false | undefined
}

/** The head of a page about a trade or a place: its name, and how many businesses there are. */
export function PlaceHeader({ name, children, lang, facts }: PlaceHeaderProps) {
  return (
    <header className={`band ${tintOf(name)}`}>
      <div className="page-width">
        <h1 lang={lang}>{children}</h1>
        <p role="status">{facts}</p>
      </div>
    </header>
  )
}
