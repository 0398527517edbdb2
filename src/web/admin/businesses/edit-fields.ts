import type { BusinessEdit } from '../../../domain/administration/administration.ts'
import type { Business } from '../../../domain/directory/directory.ts'
import { dayNames } from '../../../domain/opening-hours/day-names.ts'

type TextField = Exclude<keyof BusinessEdit, 'openingHours' | 'isVerified'>

/** Form field → text. Hours are under names like `openingHours.Monday`; a checkbox is '1' or ''. */
export type FormValues = Readonly<Record<string, string>>

interface FieldDescription {
  readonly name: TextField
  readonly label: string
  readonly kind?: 'lines' | 'url' | 'number'
  readonly hint?: string
}

export const basicFields: readonly FieldDescription[] = [
  { name: 'name', label: '이름' },
  { name: 'category', label: '카테고리' },
  { name: 'phone', label: '전화번호' },
  { name: 'address', label: '주소' },
  { name: 'zipCode', label: '우편번호' },
  { name: 'city', label: '도시' },
  { name: 'state', label: '시·도 (주)' },
  { name: 'country', label: '국가' },
  { name: 'rating', label: '평점', kind: 'number', hint: '1에서 5. 없으면 비워 둡니다.' },
  { name: 'reviewCount', label: '리뷰 수', kind: 'number' },
  { name: 'locationLink', label: '지도 주소', kind: 'url' },
  { name: 'photos', label: '사진 주소', kind: 'lines', hint: '한 줄에 하나씩 적습니다.' },
  { name: 'description', label: '설명', kind: 'lines' },
]
export const seoFields: readonly FieldDescription[] = [
  { name: 'seoTitle', label: 'SEO 제목' },
  { name: 'seoDescription', label: 'SEO 설명' },
  { name: 'uniqueContent', label: '소개 글', kind: 'lines' },
]

export const hoursField = (day: string) => `openingHours.${day}`

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
  const hours = dayNames.map((day) => [hoursField(day), business.openingHours[day] ?? ''])
  return { ...texts, ...Object.fromEntries(hours), isVerified: business.isVerified ? '1' : '' }
}

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
