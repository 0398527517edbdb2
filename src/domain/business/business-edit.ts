import { findNamedCountry } from '../address/country/country-in-languages.ts'
import { countryName, nearCountries } from '../address/country/find-country.ts'
import type { BusinessEdit } from '../administration/administration.ts'
import type { PanelText } from '../administration/panel-text.ts'
import { categoryGroupOf } from '../category/taxonomy.ts'
import { parsePhone } from '../phone/phone.ts'
import { phoneFault } from '../phone/typed-phone.ts'
import { cleanText } from '../text/clean-text.ts'
import { readOpeningHours } from './edited-hours.ts'
import { editedPlace } from './edited-place.ts'
import type { Listing, ListingDraft } from './listing.ts'
import { parsePhotos } from './photos.ts'

type Texts = Pick<Listing, 'uniqueContent' | 'seoTitle' | 'seoDescription'>

type EditedListing =
  | {
      readonly draft: ListingDraft
      /** Those that the edit changes: the product may write the others anew meanwhile. */
      readonly texts: Partial<Texts>
      readonly problems?: never
    }
  | { readonly problems: Readonly<Record<string, PanelText>> }

/**
 * Applies an edit to a listing, or says what is wrong with each field. Fields that are not in the edit stay. If the
 * address changes, what was derived from it is derived again, except what this edit or an earlier one sets.
 */
export function applyEdit(listing: Listing, edit: BusinessEdit): EditedListing {
  const problems: Record<string, PanelText> = {}
  const take = <T>(field: keyof BusinessEdit, result: FieldResult<T>, present: T): T => {
    if (result.problem === undefined) return result.value as T
    problems[field] = result.problem
    return present
  }
  const given = textFields.filter((field) => edit[field] !== undefined)
  const texts = Object.fromEntries(
    given.map((field) => [field, take(field, readText(field, edit[field] ?? ''), '')]),
  ) as Partial<Record<(typeof textFields)[number], string>>
  if (texts.country && !findNamedCountry(texts.country)) problems.country = unknownCountry(texts.country)
  const country = texts.country === undefined ? listing.countryCode : findNamedCountry(texts.country)
  const isNewPhone = texts.phone !== undefined && texts.phone !== listing.phone
  const wrongPhone = isNewPhone ? phoneFault(texts.phone ?? '', country) : undefined
  if (wrongPhone) problems.phone = wrongPhone === 'several' ? severalPhones : noPhone
  const { rating, reviewCount, photos, openingHours } = edit
  const values = {
    ...(rating !== undefined && { rating: take('rating', readRating(rating), 0) }),
    ...(reviewCount !== undefined && { reviewCount: take('reviewCount', readReviewCount(reviewCount), 0) }),
    ...(photos !== undefined && { photos: take('photos', readPhotos(photos), []) }),
    ...(openingHours !== undefined && {
      openingHours: take('openingHours', readOpeningHours(openingHours, listing.openingHours), {}),
    }),
    ...(edit.isVerified !== undefined && { isVerified: edit.isVerified }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  const { uniqueContent, seoTitle, seoDescription, country: _, phone, ...content } = texts
  const draft = { ...listing, ...content, ...editedPlace(listing, texts), ...values }
  return {
    draft: {
      ...draft,
      categoryGroup: categoryGroupOf(draft.category),
      ...(phone !== undefined && parsePhone(phone, draft.countryCode)),
    },
    texts: changedTexts(listing, { uniqueContent, seoTitle, seoDescription }),
  }
}

function changedTexts(listing: Texts, given: { readonly [Name in keyof Texts]: string | undefined }) {
  const names = Object.keys(given) as (keyof Texts)[]
  return Object.fromEntries(
    names
      .filter((name) => given[name] !== undefined && given[name] !== listing[name])
      .map((name) => [name, given[name]]),
  ) as Partial<Texts>
}

/** Field → [before, after] for the fields that differ, for the audit log. */
export function changedFields(before: Listing, after: Listing): Record<string, readonly [unknown, unknown]> {
  const fields = Object.keys(after) as (keyof Listing)[]
  const ignored = new Set<string>([
    'updatedAt',
    'dataAt',
    'score',
    'rowNumber',
    'editedAt',
    'handFields',
    'submitterEmail',
  ])
  return Object.fromEntries(
    fields
      .filter(
        (field) => !ignored.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
      )
      .map((field) => [field, [shown(before[field]), shown(after[field])] as const]),
  )
}

const shownLimit = 500

function shown(value: unknown): unknown {
  const text = typeof value === 'string' ? value : undefined
  return text === undefined || text.length <= shownLimit ? value : `${text.slice(0, shownLimit)}…`
}

/** Longest text of a field, in characters. */
const limits = {
  name: 300,
  category: 200,
  address: 1000,
  zipCode: 20,
  city: 100,
  state: 100,
  country: 100,
  phone: 100,
  locationLink: 2048,
  description: 5000,
  uniqueContent: 20_000,
  seoTitle: 200,
  seoDescription: 500,
} as const satisfies Partial<Record<keyof BusinessEdit, number>>

type TextField = keyof typeof limits
export const textFields = Object.keys(limits) as readonly TextField[]

const paragraphs = new Set<TextField>(['description', 'uniqueContent'])
const reviewLimit = 1_000_000_000
const photoLimit = 20

/** What is wrong with a text that names no country, and which may be meant. */
export function unknownCountry(text: string): PanelText {
  const meant = nearCountries(text).slice(0, 3)
  if (meant.length === 0)
    return {
      ko: '알 수 없는 국가입니다. 예: 대한민국, Germany, TR',
      en: 'This country is not known. Examples: 대한민국, Germany, TR',
    }
  const names = meant.map(countryName)
  return {
    ko: `알 수 없는 국가입니다. 혹시 ${meant.map((code, at) => koreanName.of(code) ?? names[at]).join(', ')} 아닙니까?`,
    en: `This country is not known. Did you mean ${names.join(' or ')}?`,
  }
}
const koreanName = new Intl.DisplayNames(['ko'], { type: 'region' })
const noName = { ko: '상호에 글자나 숫자를 넣어 주십시오.', en: 'The name needs a letter or a digit.' }
const noPhone = {
  ko: '전화번호가 아닙니다. 예: 02-123-4567, +90 212 123 45 67. 모르면 비워 두십시오.',
  en: 'This is no phone number. Examples: 02-123-4567, +90 212 123 45 67. Leave it empty if it is unknown.',
}
const severalPhones = {
  ko: '전화번호는 하나만 넣을 수 있습니다. 대표 번호만 남기고, 다른 번호는 설명에 적어 주십시오.',
  en: 'Only one phone number fits. Keep the main one, and write the others into the description.',
}
const noLink = {
  ko: 'http:// 또는 https://로 시작하는 주소를 입력해 주십시오.',
  en: 'Enter an address that begins with http:// or https://.',
}
const noRating = {
  ko: '1에서 5 사이의 수를 입력해 주십시오. 평점이 없으면 비워 두십시오.',
  en: 'Enter a number from 1 to 5, or leave it empty if there is no rating.',
}
const noCount = { ko: '0 이상의 정수를 입력해 주십시오.', en: 'Enter a whole number, 0 or more.' }
const tooManyPhotos = {
  ko: `사진은 ${photoLimit}장까지 넣을 수 있습니다.`,
  en: `At most ${photoLimit} photos can be stored.`,
}
const tooLong = (limit: number): PanelText => ({
  ko: `${limit}자 이하로 줄여 주십시오.`,
  en: `Shorten it to at most ${limit} characters.`,
})
const noPhotoLink = (line: number): PanelText => ({
  ko: `${line}번째 줄이 올바른 http(s) 주소가 아닙니다.`,
  en: `Line ${line} is no http(s) address.`,
})
/** A field's value, or why it is invalid. */
type FieldResult<T> =
  | { readonly value: T; readonly problem?: never }
  | { readonly value?: never; readonly problem: PanelText }

/** Cleans a text to one line, except in fields that may have paragraphs. */
export function readText(field: TextField, text: string): FieldResult<string> {
  const value = paragraphs.has(field)
    ? text
        .split(/\r\n|\r|\n/)
        .map(cleanText)
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    : cleanText(text)
  if ([...value].length > limits[field]) return { problem: tooLong(limits[field]) }
  if (field === 'name' && !/[\p{L}\p{N}]/u.test(value)) return { problem: noName }
  if (field === 'locationLink' && value !== '' && !/^https?:\/\/\S+$/i.test(value)) {
    return { problem: noLink }
  }
  return { value }
}

/** 0 ("not rated") or 1 to 5, in tenths. */
export function readRating(text: string): FieldResult<number> {
  const number = text.trim() === '' ? 0 : Number(text.trim().replace(',', '.'))
  if (!(number === 0 || (number >= 1 && number <= 5))) {
    return { problem: noRating }
  }
  return { value: Math.round(number * 10) / 10 }
}

export function readReviewCount(text: string): FieldResult<number> {
  const digits = text.replace(/[\s,]/g, '') || '0'
  if (!/^\d+$/.test(digits) || Number(digits) >= reviewLimit) {
    return { problem: noCount }
  }
  return { value: Number(digits) }
}

/** One URL per line. */
export function readPhotos(text: string): FieldResult<readonly string[]> {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
  if (lines.length > photoLimit) return { problem: tooManyPhotos }
  const wrong = lines.findIndex((line) => parsePhotos(line)[0] !== line)
  if (wrong >= 0) return { problem: noPhotoLink(wrong + 1) }
  return { value: [...new Set(lines)] }
}
