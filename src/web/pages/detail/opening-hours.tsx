import { Phone } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { hoursInWords, type OpeningHoursText } from '../../../domain/business/listing.ts'
import type { Business } from '../../../domain/directory/directory.ts'
import { localDate, openStateText, weekdayLabels, weekdayOf, weekdays } from '../../format/local-time.ts'
import { useSiteContext } from '../../site-context.ts'
import { UsualFacts } from './detail-story.tsx'

export function OpeningHours({ business }: { readonly business: Business }) {
  const isKnown = Object.keys(business.openingHours).length > 0
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="section-title">
        영업시간
      </h2>
      {isKnown ? <KnownHours business={business} /> : <UnknownHours business={business} />}
    </section>
  )
}

function KnownHours({ business }: { readonly business: Business }) {
  const today = useLocalDate(business.timeZone)
  const inWords = business.shownHours[hoursInWords]
  return (
    <>
      <p className={`open-badge mb-3 font-semibold ${stateColour[business.openState]}`}>
        {openStateText(business, today)}
      </p>
      {inWords ? (
        <p className="reading">{inWords}</p>
      ) : (
        <Week hours={business.shownHours} today={weekdayOf(today)} />
      )}
    </>
  )
}

/** The phone to ask for the hours, and the usual hours, folded. */
function UnknownHours({ business: { phone, phoneE164 } }: { readonly business: Business }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 text-ink-2">
        영업시간을 모릅니다
        {phone && phoneE164 && (
          <a href={`tel:${phoneE164}`} className="text-phone">
            <Phone size={18} aria-hidden="true" />
            {phone}
          </a>
        )}
      </p>
      <UsualFacts title="일반적인 영업시간 · 확인되지 않음">
        <Week hours={defaultHours} />
      </UsualFacts>
    </>
  )
}

interface WeekProps {
  readonly hours: OpeningHoursText
  readonly today?: string | undefined
}

function Week({ hours, today }: WeekProps) {
  return (
    <dl className="hours">
      {weekdays.map((day) => (
        <div key={day} className={day === today ? 'hours-today' : undefined}>
          <dt>
            {weekdayLabels[day]}
            {day === today && <span className="today-chip">오늘</span>}
          </dt>
          <dd>{hours[day] || '알 수 없음'}</dd>
        </div>
      ))}
    </dl>
  )
}

const stateColour = { open: 'text-open', closed: 'text-closed', unknown: 'text-ink-3' } as const

/**
 * The spec's hours for a business without known hours, on the 24-hour clock. They are shown folded and as unconfirmed,
 * and never used for open or closed or in JSON-LD.
 */
const defaultHours: OpeningHoursText = {
  Monday: '09:00–18:00',
  Tuesday: '09:00–18:00',
  Wednesday: '09:00–18:00',
  Thursday: '09:00–18:00',
  Friday: '09:00–17:00',
  Saturday: '휴무',
  Sunday: '휴무',
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
