import { hoursInWords, type OpeningHoursText } from '../../../domain/business/listing.ts'
import type { Business } from '../../../domain/directory/directory.ts'
import { weekdayLabels, weekdayOf, weekdays } from '../../format/local-time.ts'
import { openStateText } from '../../format/open-state.ts'
import { useLocalDate } from '../../use-local-date.ts'
import { defaultHours } from './default-hours.ts'

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
