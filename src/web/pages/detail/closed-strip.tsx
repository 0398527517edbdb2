import { Flag, MapPin } from 'lucide-react'
import type { Business } from '../../../domain/directory/directory.ts'
import { useSiteContext } from '../../site-context.ts'
import { closedTexts } from './closed-texts.ts'

interface ClosedStripProps {
  readonly business: Pick<Business, 'categoryLabel' | 'updatedAt'>
  /** Whether others of its trade are shown below. */
  readonly hasNeighbours: boolean
}

/** Instead of the answers about a business: it has closed for good, and where to go instead. */
export function ClosedStrip({ business: { categoryLabel, updatedAt }, hasNeighbours }: ClosedStripProps) {
  const { language, messages } = useSiteContext()
  const texts = closedTexts(language)
  const day = updatedAt.slice(0, 10)
  return (
    <section aria-label={messages.detail.answer} className="answer-strip">
      <div className="page-width">
        <p className="answer-state closed-state">
          <span className="open-badge text-closed">{texts.state}</span>{' '}
          <span className="text-sm font-normal text-ink-2">{texts.seen(messages.format.day(day))}</span>
        </p>
        <div className="answer-actions">
          {hasNeighbours && (
            <a href="#near-by" className="button-primary">
              <MapPin size={20} aria-hidden="true" />
              {texts.near(categoryLabel)}
            </a>
          )}
          <a href="#report" className="button-quiet">
            <Flag size={20} aria-hidden="true" />
            {texts.report}
          </a>
        </div>
      </div>
    </section>
  )
}
