import type { InsteadOfNothing } from '../../../domain/directory/instead-of-nothing.ts'
import type { SummaryPage } from '../../api/queries.ts'
import { type ListFilter, type ListKind, unfiltered } from './list-filter.ts'

/** A list whose page is empty. */
export interface EmptyList {
  readonly filter: ListFilter
  readonly kind: ListKind
  readonly list: SummaryPage | null | undefined
}

/** The words that were searched for, without a place in them. */
export function wordsOf({ filter, list }: Pick<EmptyList, 'filter' | 'list'>): string {
  const { place } = list ?? {}
  return place && place.phrase !== filter.location ? place.rest : filter.search
}

/** A town with its country, if that is another one than one would think. */
export const townOf = (name: string, country?: string): string =>
  country && country !== name ? `${name}, ${country}` : name

/** The filter of the wider list (see `insteadOfNothing`). */
export function widerFilter(empty: EmptyList, reason: InsteadOfNothing<unknown>['reason']): ListFilter {
  const { filter, kind, list } = empty
  const { category, city, district, country } = filter
  const where = { ...(city && { city }), ...(district && { district }), ...(country && { country }) }
  const plain = unfiltered(filter, { ...kind, fixed: {} })
  const words = { ...plain, ...(category && { category }) }
  const { openNow: _, ...anyTime } = filter
  const wider = {
    hoursUnknown: { ...anyTime, hoursUnknown: true },
    filters: { ...words, ...where, lat: filter.lat, lng: filter.lng },
    near: { ...words, ...where },
    place: { ...words, search: wordsOf({ filter, list }), location: '' },
    words: { ...plain, ...placeOnly(empty), search: '' },
  }
  return wider[reason]
}

/** Whether an empty list offers the same words at the same place, without filters or without the visitor's position. */
export const isNarrow = ({ list }: EmptyList): boolean => {
  const reason = list?.instead?.reason
  return reason !== undefined && reason !== 'place' && reason !== 'words'
}

/** All of the place that was asked for. */
export function placeOnly({ filter, list }: EmptyList) {
  const { city, district, country, location } = filter
  return {
    location: location || (list?.place?.phrase ?? ''),
    ...(city && { city }),
    ...(district && { district }),
    ...(country && { country }),
  }
}
