import { Fragment } from 'react'
import { hoursInWords, type OpeningHoursText } from '../../../domain/business/listing.ts'
import { weekdayOf, weekdays } from '../../format/local-time.ts'
import { useMessages, useSourceLanguage } from '../../site-context.ts'
import type { ShownBusiness } from './detail-queries.ts'
import { useLocalDate, useLocalMinutes } from './use-local-time.ts'
import { UsualFacts } from './usual-facts.tsx'

export function OpeningHours({ business }: { readonly business: ShownBusiness }) {
  const { detail } = useMessages()
  const { usualHours } = business
  return (
    <section aria-labelledby="hours" className="detail-hours">
      <h2 id="hours" className="section-title">
        {detail.hours}
      </h2>
      {/* Folded. That the hours are not known stands in the answer strip. */}
      {usualHours ? (
        <UsualFacts title={detail.usualHours}>
          <Week hours={usualHours} />
        </UsualFacts>
      ) : (
        <KnownHours business={business} />
      )}
    </section>
  )
}

function KnownHours({ business }: { readonly business: ShownBusiness }) {
  const today = useLocalDate(business.timeZone)
  const langOf = useSourceLanguage()
  const inWords = business.shownHours[hoursInWords]
  return inWords ? (
    <p className="reading" lang={langOf(inWords)}>
      {inWords}
    </p>
  ) : (
    <Week
      hours={business.shownHours}
      bars={business.hoursBars}
      today={weekdayOf(today)}
      timeZone={business.timeZone}
    />
  )
}

interface WeekProps {
  readonly hours: OpeningHoursText
  readonly bars?: ShownBusiness['hoursBars'] | undefined
  readonly today?: string | undefined
  readonly timeZone?: string
}

/** Each day's hours, and the same as a bar on one scale of 24 hours, which is for the eyes alone. */
function Week({ hours, bars, today, timeZone = '' }: WeekProps) {
  const { detail, format, unknown } = useMessages()
  const langOf = useSourceLanguage()
  return (
    <dl className="hours">
      {weekdays.map((day, index) => (
        <div key={day} className={day === today ? 'hours-today' : undefined}>
          <dt>
            {format.weekday(index)}
            {day === today && (
              <>
                {' '}
                <span className="today-chip">{detail.today}</span>
              </>
            )}
          </dt>
          <dd lang={langOf(hours[day] ?? '')}>
            {bars && (
              <svg viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
                <path d={bars[day]} />
                {day === today && <NowLine timeZone={timeZone} />}
              </svg>
            )}
            {/* One part beside the bar. */}
            <span>
              <Ranges text={hours[day] || unknown} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Hours of a day. A line may end between two ranges, but not within one: 11:30–14:00, 18:30–23:30. */
function Ranges({ text }: { readonly text: string }) {
  return text.split(', ').map((range, index) => (
    <Fragment key={range}>
      {index > 0 && ', '}
      <span className="hours-range">{range}</span>
    </Fragment>
  ))
}

/** Where the day stands now. */
function NowLine({ timeZone }: { readonly timeZone: string }) {
  const now = useLocalMinutes(timeZone)
  return now === undefined ? null : <path className="now-line" d={`M${now / 60} 0V1`} />
}
