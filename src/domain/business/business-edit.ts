import { canonicalCity } from '../address/cities/canonical-city.ts'
import { findCountry } from '../address/country/find-country.ts'
import { resolvePlace } from '../address/resolve-place.ts'
import type { BusinessEdit } from '../administration/administration.ts'
import { categoryGroupOf } from '../category/taxonomy.ts'
import { parsePhone } from '../phone/phone.ts'
import {
  type FieldResult,
  readOpeningHours,
  readPhotos,
  readRating,
  readReviewCount,
  readText,
  textFields,
} from './edit-fields.ts'
import type { Listing, ListingDraft } from './listing.ts'

type Texts = Pick<Listing, 'uniqueContent' | 'seoTitle' | 'seoDescription'>

export type EditedListing =
  | { readonly draft: ListingDraft; readonly texts: Texts; readonly problems?: never }
  | { readonly problems: Readonly<Record<string, string>> }

/** Fields by which a place is resolved anew. */
const placeFields = ['address', 'zipCode', 'country', 'locationLink'] as const

/**
 * A listing as an edit makes it, or what is wrong with each field (Korean). Fields that the edit does not name stay. Where the
 * address changes, so do the city and the state that follow from it, unless the edit gives them.
 */
export function applyEdit(listing: Listing, edit: BusinessEdit): EditedListing {
  const problems: Record<string, string> = {}
  const take = <T>(field: keyof BusinessEdit, result: FieldResult<T>, present: T): T => {
    if (result.problem === undefined) return result.value as T
    problems[field] = result.problem
    return present
  }
  const given = textFields.filter((field) => edit[field] !== undefined)
  const texts = Object.fromEntries(
    given.map((field) => [field, take(field, readText(field, edit[field] ?? ''), '')]),
  ) as Partial<Record<(typeof textFields)[number], string>>
  if (texts.country && !findCountry(texts.country))
    problems.country = '알 수 없는 국가입니다. 예: 대한민국, Germany, TR'
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
  const draft = { ...listing, ...content, ...placeOf(listing, texts), ...values }
  return {
    draft: {
      ...draft,
      categoryGroup: categoryGroupOf(draft.category),
      ...(phone !== undefined && parsePhone(phone, draft.countryCode)),
    },
    texts: {
      uniqueContent: uniqueContent ?? listing.uniqueContent,
      seoTitle: seoTitle ?? listing.seoTitle,
      seoDescription: seoDescription ?? listing.seoDescription,
    },
  }
}

function placeOf(listing: Listing, texts: BusinessEdit): Partial<ListingDraft> {
  const moved = placeFields.some((field) => texts[field] !== undefined && texts[field] !== listing[field])
  const resolved = moved
    ? resolvePlace({
        address: texts.address ?? listing.address,
        postalCode: texts.zipCode ?? listing.zipCode,
        country: texts.country ?? listing.country,
        locationLink: texts.locationLink ?? listing.locationLink,
      })
    : undefined
  const countryCode = resolved?.countryCode ?? listing.countryCode
  return {
    ...resolved,
    city: texts.city === undefined ? resolved?.city || listing.city : canonicalCity(texts.city, countryCode),
    state: texts.state ?? (resolved?.state || listing.state),
    zipCode: texts.zipCode ?? (resolved?.zipCode || listing.zipCode),
  }
}

/** Field → [before, after], of the fields that differ: what the audit log keeps. */
export function changedFields(before: Listing, after: Listing): Record<string, readonly [unknown, unknown]> {
  const fields = Object.keys(after) as (keyof Listing)[]
  const ignored = new Set<string>(['updatedAt', 'score', 'rowNumber', 'editedAt', 'submitterEmail'])
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
