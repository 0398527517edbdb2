import {
  type BrokenField,
  degreesRule,
  type FieldRule,
  type FieldRules,
  findBrokenField,
  flagRule,
  formRule,
  isText,
  oneOfRule,
  orNull,
  textRule,
  timeRule,
  wholeRule,
} from '../administration/field-rule.ts'
import { placeIdLimit } from '../administration/refusal-reasons.ts'
import { categoryGroups } from '../category/category-group.ts'
import { zoneOffset } from '../opening-hours/open-state.ts'
import { dayNames } from '../opening-hours/weekdays.ts'
import { isJsonObject } from '../text/parse-loose-json.ts'
import { businessId } from './business-id.ts'
import { handFields, isHandField } from './hand-fields.ts'
import { hoursInWords, type Listing, listingStatuses } from './listing.ts'
import { countLimit, scoreLimit } from './rating.ts'

/** The row number is the low 32 bits of sort keys, and arrays in memory have a place for each up to the largest. */
export const rowNumberLimit = 2 ** 28

/**
 * Longest texts in UTF-16 units: what imports, edits and submissions can store, with room for characters of two units. Longer ones
 * do not fit into the indexes of every engine.
 */
const limits = { name: 600, slug: 600, line: 2000, link: 4096, paragraphs: 10_000, article: 40_000 }
const photoLimit = 20
const hoursLimit = 400
const aboutLimits = { sections: 40, attributes: 100, name: 100, value: 300 }

const line = textRule(limits.line)

/** 0 to 5 in tenths. */
const ratingRule: FieldRule = {
  isMet: (value) =>
    typeof value === 'number' && value >= 0 && value <= 5 && Math.round(value * 10) / 10 === value,
  wanted: {
    ko: '0에서 5까지의 수(소수점 아래 한 자리까지)',
    en: 'a number from 0 to 5 with one decimal at most',
  },
}

const photosRule: FieldRule = {
  isMet: (value) => Array.isArray(value) && value.length <= photoLimit && value.every(isWebAddress),
  wanted: {
    ko: `http(s) 주소의 목록(${photoLimit}개까지)`,
    en: `a list of at most ${photoLimit} http(s) addresses`,
  },
}

function isWebAddress(value: unknown): boolean {
  return isText(value, limits.link) && /^https?:\/\//i.test(value)
}

const hoursNames: readonly string[] = [...dayNames, hoursInWords]
const openingHoursRule: FieldRule = {
  isMet: (value) =>
    isJsonObject(value) &&
    Object.entries(value).every(([name, text]) => hoursNames.includes(name) && isText(text, hoursLimit)),
  wanted: {
    ko: `영어 요일 이름(또는 ${hoursInWords})마다 ${hoursLimit}자 이하의 텍스트`,
    en: `texts of at most ${hoursLimit} characters under ${dayNames[0]} to ${dayNames[6]}, or ${hoursInWords}`,
  },
}

const aboutRule: FieldRule = {
  isMet: (value) => isNamed(value, aboutLimits.sections, isSection),
  wanted: {
    ko: `구역 ${aboutLimits.sections}개까지, 구역마다 속성 ${aboutLimits.attributes}개까지(값은 true, false 또는 ${aboutLimits.value}자 이하의 텍스트)`,
    en: `at most ${aboutLimits.sections} sections of at most ${aboutLimits.attributes} attributes, which are true, false or texts of at most ${aboutLimits.value} characters`,
  },
}

const isSection = (value: unknown) =>
  isNamed(
    value,
    aboutLimits.attributes,
    (each) => typeof each === 'boolean' || isText(each, aboutLimits.value),
  )

function isNamed(value: unknown, limit: number, isMet: (each: unknown) => boolean): boolean {
  if (!isJsonObject(value)) return false
  const entries = Object.entries(value)
  return (
    entries.length <= limit &&
    entries.every(([name, each]) => name !== '__proto__' && name.length <= aboutLimits.name && isMet(each))
  )
}

const isEmptyOr = (form: RegExp) => (text: string) => text === '' || form.test(text)

export const handFieldsRule: FieldRule = {
  isMet: (value) =>
    Array.isArray(value) &&
    value.every((name) => isHandField(String(name))) &&
    new Set(value).size === value.length,
  wanted: {
    ko: `${handFields.join(', ')} 가운데 서로 다른 이름의 목록`,
    en: `a list of different names of ${handFields.join(', ')}`,
  },
}

/** A listing with what its row knows beside it. */
type StoredFields = Listing & { readonly rowNumber: number; readonly editedAt: number | null }

/** The numbers and times of a listing. Pages and sort keys are computed from them. */
export const numberRules = {
  rowNumber: wholeRule(1, rowNumberLimit),
  latitude: degreesRule(90),
  longitude: degreesRule(180),
  rating: ratingRule,
  reviewCount: wholeRule(0, countLimit - 1),
  score: wholeRule(0, scoreLimit - 1),
  createdAt: timeRule,
  updatedAt: timeRule,
  editedAt: orNull(timeRule),
  dataAt: timeRule,
} satisfies Partial<FieldRules<StoredFields>>

/** What every stored listing holds to. An import, an edit and a submission can only make such listings. */
export const listingRules: FieldRules<StoredFields> = {
  ...numberRules,
  id: formRule((text) => /^[0-9a-hjkmnp-tv-z]{16}$/.test(text), {
    ko: '0-9와 a-z로 된 16자',
    en: '16 characters of 0-9 and a-z',
  }),
  slug: formRule((text) => text.length <= limits.slug && /^[\p{L}\p{M}\p{N}_-]+$/u.test(text), {
    ko: `글자, 숫자, '-', '_'로 된 ${limits.slug}자 이하의 텍스트`,
    en: `at most ${limits.slug} letters, digits, '-' and '_'`,
  }),
  placeId: textRule(placeIdLimit, 1),
  name: formRule((text) => text.length <= limits.name && /[\p{L}\p{N}]/u.test(text), {
    ko: `글자나 숫자가 있는 ${limits.name}자 이하의 텍스트`,
    en: `a text of at most ${limits.name} characters with a letter or a digit`,
  }),
  category: line,
  categoryGroup: orNull(oneOfRule(categoryGroups)),
  address: line,
  zipCode: line,
  city: line,
  state: line,
  district: line,
  country: line,
  countryCode: formRule(isEmptyOr(/^[A-Z]{2}$/), {
    ko: '대문자 두 자의 국가 코드 또는 빈 텍스트',
    en: 'a country code of two capitals, or an empty text',
  }),
  timeZone: formRule((text) => text === '' || zoneOffset(text, 0) !== undefined, {
    ko: '알려진 시간대(예: Asia/Seoul) 또는 빈 텍스트',
    en: 'a known time zone, such as Asia/Seoul, or an empty text',
  }),
  phone: line,
  phoneE164: formRule(isEmptyOr(/^\+\d{4,20}$/), {
    ko: "'+'와 4~20자리 숫자 또는 빈 텍스트",
    en: "'+' and 4 to 20 digits, or an empty text",
  }),
  photos: photosRule,
  openingHours: openingHoursRule,
  about: aboutRule,
  isVerified: flagRule,
  status: oneOfRule([...listingStatuses]),
  description: textRule(limits.paragraphs),
  locationLink: formRule((text) => text === '' || isWebAddress(text), {
    ko: 'http(s) 주소 또는 빈 텍스트',
    en: 'an http(s) address, or an empty text',
  }),
  uniqueContent: textRule(limits.article),
  seoTitle: line,
  seoDescription: line,
  canonicalUrl: textRule(limits.paragraphs),
  handFields: handFieldsRule,
}

/** The first field of a listing that breaks its rule, or an id of another place; undefined if all is right. */
export function findBrokenListingField(
  listing: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<string, FieldRule>>,
): BrokenField | undefined {
  const broken = findBrokenField(listing, rules)
  if (broken) return broken
  const { id, placeId } = listing as unknown as Listing
  // So listings of one place have one id, and the database lets no id in twice.
  const own = businessId(placeId)
  if (id === own) return undefined
  const wanted = { ko: `placeId에서 나온 ${own}`, en: `${own}, which follows from placeId` }
  return { field: 'id', found: JSON.stringify(id), wanted }
}
