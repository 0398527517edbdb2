import type { BusinessEdit } from '../../../../domain/administration/administration.ts'
import type { EmptyField } from '../../../../domain/business/missing-fields.ts'
import type { Business } from '../../../../domain/directory/directory.ts'
import { hoursByDay } from '../../../../domain/opening-hours/hours-entry.ts'
import { dayNames } from '../../../../domain/opening-hours/weekdays.ts'
import type { ReportReason } from '../../../../domain/submission/report.ts'

type TextField = Exclude<keyof BusinessEdit, 'openingHours' | 'isVerified'>

/** Form field → text. Hours are under names like `openingHours.Monday`; a checkbox is '1' or ''. */
export type FormValues = Readonly<Record<string, string>>

interface FieldDescription {
  readonly name: TextField
  readonly kind?: 'lines' | 'url' | 'number'
}

export const basicFields: readonly FieldDescription[] = [
  { name: 'name' },
  { name: 'category' },
  { name: 'phone' },
  { name: 'address' },
  { name: 'zipCode' },
  { name: 'city' },
  { name: 'state' },
  { name: 'country' },
  { name: 'rating', kind: 'number' },
  { name: 'reviewCount', kind: 'number' },
  { name: 'locationLink', kind: 'url' },
  { name: 'photos', kind: 'lines' },
  { name: 'description', kind: 'lines' },
]
export const seoFields: readonly FieldDescription[] = [
  { name: 'seoTitle' },
  { name: 'seoDescription' },
  { name: 'uniqueContent', kind: 'lines' },
]

export const hoursField = (day: string) => `openingHours.${day}`

const fieldsOfMissing: Readonly<Partial<Record<EmptyField, string>>> = {
  city: 'city',
  phone: 'phone',
  hours: hoursField(dayNames[0]),
  trade: 'category',
  photo: 'photos',
  country: 'country',
}

/** The form field for what a filter's listings lack, several separated by commas; undefined if it is in no single field. */
export const fieldOfMissing = (missing = ''): string | undefined =>
  Object.entries(fieldsOfMissing).find(([name]) => name === missing.split(',')[0])?.[1]

/** The form field for the first of a report's reasons that is about one; undefined if none is. */
export const fieldOfReport = (reasons: readonly ReportReason[]): string | undefined =>
  reasons.map((reason) => fieldsOfReasons[reason]).find((field) => field !== undefined)

const fieldsOfReasons: Readonly<Partial<Record<ReportReason, string>>> = {
  phone: 'phone',
  hours: hoursField(dayNames[0]),
  location: 'address',
}

/** The form values of a listing. */
export function valuesOf(business: Business): FormValues {
  const texts: Record<TextField, string> = {
    name: business.name,
    category: business.category,
    phone: business.phone ?? '',
    address: business.address,
    zipCode: business.zipCode,
    city: business.city,
    state: business.state,
    country: business.country,
    rating: business.rating === '0' ? '' : business.rating,
    reviewCount: String(business.reviewCount),
    locationLink: business.locationLink,
    photos: business.photos.join('\n'),
    description: business.description,
    seoTitle: business.seoTitle ?? '',
    seoDescription: business.seoDescription ?? '',
    uniqueContent: business.uniqueContent ?? '',
  }
  const openingHours = hoursByDay(business.openingHours)
  const hours = dayNames.map((day) => [hoursField(day), openingHours[day] ?? ''])
  return { ...texts, ...Object.fromEntries(hours), isVerified: business.isVerified ? '1' : '' }
}

/** Whether a field still has what belongs to the former address or city, where another is typed. */
export const isOfFormerPlace = (
  name: TextField,
  before: FormValues,
  after: FormValues,
): name is 'zipCode' | 'locationLink' =>
  (name === 'zipCode' || (name === 'locationLink' && before.address !== after.address)) &&
  after[name] !== '' &&
  after[name] === before[name] &&
  (before.address !== after.address || before.city !== after.city)

/** The changed fields, in the form of the call's payload. */
export function editOf(before: FormValues, after: FormValues): BusinessEdit {
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  const hours = changed.filter((name) => name.startsWith('openingHours.'))
  const texts = changed.filter((name) => !hours.includes(name) && name !== 'isVerified')
  return {
    ...Object.fromEntries(texts.map((name) => [name, after[name]])),
    ...(hours.length > 0 && {
      openingHours: Object.fromEntries(hours.map((name) => [name.split('.')[1], after[name] ?? ''])),
    }),
    ...(changed.includes('isVerified') && { isVerified: after.isVerified === '1' }),
  }
}
