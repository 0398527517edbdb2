import type { ReactNode } from 'react'
import type { MergeCandidate } from '../../../../domain/administration/duplicates.ts'
import { type MergeField, mergedHours } from '../../../../domain/business/duplicates/merge-fields.ts'
import { comparedPlace } from '../../../../domain/business/duplicates/possible-duplicates.ts'
import { hoursInWords, type OpeningHoursText } from '../../../../domain/business/listing.ts'
import { dayNames } from '../../../../domain/opening-hours/weekdays.ts'
import { useTradeName } from '../../categories.ts'
import { useMessages } from '../../messages/messages.tsx'
import { spec } from '../../messages/spec.ts'

/** A field as text; '' if it is unknown. Two that mean the same are one text. */
type FactText = (candidate: MergeCandidate, field: MergeField) => string

const figures = (text: string) => text.replace(/\D/g, '')

/** What a field says of a listing. */
export function useFactText(): FactText {
  const tradeName = useTradeName()
  const { businesses, language } = useMessages()
  const words = businesses.duplicates
  const { statuses } = spec.businesses
  const optionsOf = ({ shown }: MergeCandidate) =>
    Object.values(shown[language].about)
      .flatMap((section) => Object.entries(section))
      .map(([name, value]) =>
        value === true ? name : value === false ? words.absent(name) : `${name}: ${value}`,
      )
  const texts: { readonly [Field in MergeField]: (candidate: MergeCandidate) => string } = {
    name: ({ business }) => business.name,
    category: ({ business }) => tradeName(business),
    address: ({ business: { address, city, state } }) =>
      [address, ...[city, state].filter((part) => !address.includes(part))].filter(Boolean).join(', '),
    zipCode: ({ business }) => business.zipCode,
    map: ({ business: { latitude, longitude, locationLink } }) =>
      latitude === null || longitude === null
        ? locationLink
        : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
    phone: ({ business }) => business.phone ?? '',
    rating: ({ business: { rating, reviewCount } }) =>
      rating === '0' && reviewCount === 0 ? '' : words.rating(rating, reviewCount),
    hours: ({ shown }) => JSON.stringify(shown[language].openingHours).replace('{}', ''),
    about: (candidate) => optionsOf(candidate).join(' · '),
    photos: ({ business: { photos } }) => (photos.length === 0 ? '' : words.photoCount(photos.length)),
    description: ({ business }) => business.description,
    texts: ({ business, byHand }) =>
      byHand.includes('texts') ? (business.seoTitle ?? business.uniqueContent ?? '') : '',
    isVerified: ({ business }) => statuses[business.isVerified ? 'verified' : 'pending'],
    status: ({ status }) => words.openness[status],
  }
  return (candidate, field) => texts[field](candidate)
}

/** Whether all of them say the same. */
export function isSameFact(
  candidates: readonly MergeCandidate[],
  field: MergeField,
  textOf: FactText,
): boolean {
  const meanings = candidates.map((candidate) => {
    const text = textOf(candidate, field)
    const { photos, address, city } = candidate.business
    if (field === 'photos') return photos.join(' ')
    if (field === 'phone') return figures(text) || text
    return field === 'address' ? `${comparedPlace(address)} ${comparedPlace(city)}` : text
  })
  return new Set(meanings).size === 1
}

interface FactProps {
  readonly candidate: MergeCandidate
  /** Those with which it is merged. */
  readonly others: readonly MergeCandidate[]
  readonly field: MergeField
  readonly isChosen: boolean
  readonly textOf: FactText
}

export function Fact({ candidate, others, field, isChosen, textOf }: FactProps) {
  const { common, businesses, language } = useMessages()
  const text = textOf(candidate, field)
  const isByHand = candidate.byHand.includes(field)
  const hoursOf = ({ shown }: MergeCandidate) => shown[language].openingHours
  const value: ReactNode =
    field === 'hours' ? (
      <Hours hours={hoursOf(candidate)} others={others.map(hoursOf)} isFilled={isChosen && !isByHand} />
    ) : text ? (
      <span className="merge-text">{text}</span>
    ) : (
      <span className="text-ink-3">{common.none}</span>
    )
  return (
    <div className="merge-fact">
      {value}
      {isByHand && <span className="merge-hand">{businesses.duplicates.byHand}</span>}
    </div>
  )
}

interface HoursProps {
  readonly hours: OpeningHoursText
  readonly others: readonly OpeningHoursText[]
  /** Show which days come from the others. */
  readonly isFilled: boolean
}

/** The hours of each day, those marked that another listing says otherwise. */
function Hours({ hours, others, isFilled }: HoursProps) {
  const { common, businesses } = useMessages()
  const words = businesses.duplicates
  const inWords = hours[hoursInWords]
  const merged = isFilled ? mergedHours(hours, others) : hours
  if (Object.keys(merged).length === 0) return <span className="text-ink-3">{common.none}</span>
  if (inWords && Object.keys(hours).length === 1) return <>{inWords}</>
  return (
    <dl className="merge-hours">
      {dayNames.map((day) => {
        const text = hours[day]
        const filled = text ? undefined : merged[day]
        const isOther = others.some((other) => (other[day] ?? '') !== (text ?? ''))
        return (
          <div key={day} data-day-differs={isOther || undefined}>
            <dt>{common.days[day]}</dt>
            <dd>
              {text ?? filled ?? <span className="text-ink-3">{words.unknownDay}</span>}
              {filled && <span className="merge-hand">{words.filled}</span>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
