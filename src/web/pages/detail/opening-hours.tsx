import { hoursInWords, type OpeningHoursText } from '../../../domain/business/listing.ts'
import type { Business } from '../../../domain/directory/directory.ts'
import { weekdayOf, weekdays } from '../../format/local-time.ts'
import type { Formats } from '../../messages/formats.ts'
import { useMessages, useSourceLanguage } from '../../site-context.ts'
import { UsualFacts } from './detail-story.tsx'
import { useLocalDate } from './use-local-date.ts'

export function OpeningHours({ business }: { readonly business: Business }) {
  const { detail } = useMessages()
  const isKnown = Object.keys(business.openingHours).length > 0
  return (
    <section aria-labelledby="hours" className="detail-hours">
      <h2 id="hours" className="section-title">
        {detail.hours}
      </h2>
      {isKnown ? <KnownHours business={business} /> : <UsualHours />}
    </section>
  )
}

function KnownHours({ business }: { readonly business: Business }) {
  const today = useLocalDate(business.timeZone)
  const langOf = useSourceLanguage()
  const inWords = business.shownHours[hoursInWords]
  return inWords ? (
    <p className="reading" lang={langOf(inWords)}>
      {inWords}
    </p>
  ) : (
    <Week hours={business.shownHours} today={weekdayOf(today)} />
  )
}

/** The usual hours, folded. That the hours are not known stands in the answer strip. */
function UsualHours() {
  const { detail, format } = useMessages()
  return (
    <UsualFacts title={detail.usualHours}>
      <Week hours={defaultHours(format, detail.dayOff)} />
    </UsualFacts>
  )
}

interface WeekProps {
  readonly hours: OpeningHoursText
  readonly today?: string | undefined
}

function Week({ hours, today }: WeekProps) {
  const { detail, format, unknown } = useMessages()
  const langOf = useSourceLanguage()
  return (
    <dl className="hours">
      {weekdays.map((day, index) => (
        <div key={day} className={day === today ? 'hours-today' : undefined}>
          <dt>
            {format.weekday(index)}
            {day === today && <span className="today-chip">{detail.today}</span>}
          </dt>
          <dd lang={langOf(hours[day] ?? '')}>{hours[day] || unknown}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * The spec's hours for a business without known hours. They are shown folded and as unconfirmed, and never used for open or
 * closed or in JSON-LD.
 */
function defaultHours({ time }: Formats, dayOff: string): OpeningHoursText {
  const until = (hour: number) => `${time(9 * 60)}–${time(hour * 60)}`
  const [long, short] = [until(18), until(17)]
  return {
    Monday: long,
    Tuesday: long,
    Wednesday: long,
    Thursday: long,
    Friday: short,
    Saturday: dayOff,
    Sunday: dayOff,
  }
}
