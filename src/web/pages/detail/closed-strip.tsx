import type { Business } from '../../../domain/directory/directory.ts'
import { useSiteContext } from '../../site-context.ts'
import { Flag, MapPin } from '../../ui/icons.tsx'
import { detailTexts } from './detail-texts.ts'

interface ClosedStripProps {
  readonly business: Pick<Business, 'updatedAt'>
  /** Whether others of its trade are shown below. */
  readonly hasNeighbours: boolean
}

/** Instead of the answers about a business: it has closed for good, and where to go instead. */
export function ClosedStrip({ business: { updatedAt }, hasNeighbours }: ClosedStripProps) {
  const { language, messages } = useSiteContext()
  const { detail, format } = messages
  const texts = detailTexts(language)
  return (
    <section aria-label={detail.answer} className="answer-strip">
      <div className="page-width">
        <p className="answer-state closed-state">
          <span className="open-badge text-closed">{texts.closedForGood}</span>{' '}
          <span className="text-sm font-normal text-ink-2">
            {detail.dataFrom(format.day(updatedAt.slice(0, 10)))}
          </span>
        </p>
        <div className="answer-actions">
          {hasNeighbours && (
            <a href="#near-by" className="button-primary">
              <MapPin size={20} aria-hidden="true" />
              {detail.nearBy}
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
