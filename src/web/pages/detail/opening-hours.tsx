import { Phone } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { hoursInWords, type OpeningHoursText } from '../../../domain/business/listing.ts'
import type { Business } from '../../../domain/directory/directory.ts'
import { localDate, openStateText, weekdayOf, weekdays } from '../../format/local-time.ts'
import type { Formats } from '../../messages/formats.ts'
import { useMessages, useSiteContext, useSourceLanguage } from '../../site-context.ts'
import { UsualFacts } from './detail-story.tsx'

export function OpeningHours({ business }: { readonly business: Business }) {
  const { detail } = useMessages()
  const isKnown = Object.keys(business.openingHours).length > 0
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="section-title">
        {detail.hours}
      </h2>
      {isKnown ? <KnownHours business={business} /> : <UnknownHours business={business} />}
    </section>
  )
}

function KnownHours({ business }: { readonly business: Business }) {
  const today = useLocalDate(business.timeZone)
  const messages = useMessages()
  const langOf = useSourceLanguage()
  const inWords = business.shownHours[hoursInWords]
  return (
    <>
      <p className={`open-badge mb-3 font-semibold ${stateColour[business.openState]}`}>
        {openStateText(business, today, messages)}
      </p>
      {inWords ? (
        <p className="reading" lang={langOf(inWords)}>
          {inWords}
        </p>
      ) : (
        <Week hours={business.shownHours} today={weekdayOf(today)} />
      )}
    </>
  )
}

/** The phone to ask for the hours, and the usual hours, folded. */
function UnknownHours({ business: { phone, phoneE164 } }: { readonly business: Business }) {
  const { detail, format } = useMessages()
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 text-ink-2">
        {detail.hoursUnknown}
        {phone && phoneE164 && (
          <a href={`tel:${phoneE164}`} className="text-phone">
            <Phone size={18} aria-hidden="true" />
            {phone}
          </a>
        )}
      </p>
      <UsualFacts title={detail.usualHours}>
        <Week hours={defaultHours(format, detail.dayOff)} />
      </UsualFacts>
    </>
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

const stateColour = { open: 'text-open', closed: 'text-closed', unknown: 'text-ink-3' } as const

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
