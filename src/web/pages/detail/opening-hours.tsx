import { useSyncExternalStore } from 'react'
import { hoursInWords, type OpeningHoursText } from '../../../domain/business/listing.ts'
import type { Business } from '../../../domain/directory/directory.ts'
import { localDate, openStateText, weekdayLabels, weekdayOf, weekdays } from '../../format/local-time.ts'
import { useSiteContext } from '../../site-context.ts'

export function OpeningHours({ business }: { readonly business: Business }) {
  const today = useLocalDate(business.timeZone)
  const isKnown = Object.keys(business.openingHours).length > 0
  const hours = isKnown ? business.shownHours : defaultHours
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="section-title">
        영업시간
      </h2>
      {isKnown ? (
        <p className={`open-badge mb-3 font-semibold ${stateColour[business.openState]}`}>
          {openStateText(business, today)}
        </p>
      ) : (
        <p className="unconfirmed">일반적인 영업시간 · 확인되지 않음</p>
      )}
      {hours[hoursInWords] ? (
        <p className="reading">{hours[hoursInWords]}</p>
      ) : (
        <Week hours={hours} isKnown={isKnown} today={weekdayOf(today)} />
      )}
    </section>
  )
}

interface WeekProps {
  readonly hours: OpeningHoursText
  readonly isKnown: boolean
  readonly today: string | undefined
}

function Week({ hours, isKnown, today }: WeekProps) {
  return (
    <dl className="hours">
      {weekdays.map((day) => (
        <div key={day} className={day === today ? 'hours-today' : undefined}>
          <dt>
            {weekdayLabels[day]}
            {day === today && <span className="today-chip">오늘</span>}
          </dt>
          <dd className={isKnown ? undefined : 'text-ink-3'}>{hours[day] || '알 수 없음'}</dd>
        </div>
      ))}
    </dl>
  )
}

const stateColour = { open: 'text-open', closed: 'text-closed', unknown: 'text-ink-3' } as const

/**
 * The spec's hours for a business without known hours. They are shown as unconfirmed only, and never used for open or
 * closed or in JSON-LD.
 */
const defaultHours: OpeningHoursText = {
  Monday: '9:00 AM-6:00 PM',
  Tuesday: '9:00 AM-6:00 PM',
  Wednesday: '9:00 AM-6:00 PM',
  Thursday: '9:00 AM-6:00 PM',
  Friday: '9:00 AM-5:00 PM',
  Saturday: 'Closed',
  Sunday: 'Closed',
}

const subscribe = () => () => {}

/**
 * Today's date in a time zone; '' if the zone is unknown. While hydrating, it is the date that the server rendered.
 */
function useLocalDate(timeZone: string): string {
  const { renderedDate } = useSiteContext()
  return useSyncExternalStore(
    subscribe,
    () => (timeZone ? localDate(Date.now(), timeZone) : ''),
    () => (timeZone ? renderedDate(timeZone) : ''),
  )
}
