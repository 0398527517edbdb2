import { isCategoryGroup } from '../../domain/category/category-group.ts'
import { type DrawnTrade, drawnTrade } from '../../domain/category/drawn-trade.ts'
import type { CategorySlice, CitySlice, Directory } from '../../domain/directory/directory.ts'
import type { Language } from '../../domain/site/language.ts'
import type { Messages } from '../../web/messages/ko.ts'
import { loadMessages } from '../../web/messages/load-messages.ts'
import type { PicturedPlace } from '../reads/public-reads.ts'

/** What the picture of a trade or a place says. */
interface PlaceWords {
  readonly title: string
  readonly facts: readonly string[]
  readonly trade: DrawnTrade
}

/** One business has the label of its trade. */
const first = { limit: 1, offset: 0 }

/**
 * The words of the picture of a trade, of a city or a district, or of a trade in one. undefined if there is no such trade or place of
 * exactly that name, so that each has one picture, and a made-up name has none.
 */
export async function placeWords(
  { category, city, district }: PicturedPlace,
  { directory, language }: { readonly directory: Directory; readonly language: Language },
): Promise<PlaceWords | undefined> {
  const reads = directory.in(language)
  const trade = category === undefined ? undefined : await reads.findCategory(category, first)
  if (trade?.slug !== category) return undefined
  const window = { ...first, ...(district !== undefined && { district }) }
  const place = city === undefined ? undefined : await reads.findCity(city, window)
  if (place?.name !== city || place?.district !== district) return undefined
  const messages = await loadMessages(language)
  const both = trade && place && category !== undefined && city !== undefined
  const found = both ? await reads.listBusinesses({ category, city, ...window }) : (trade ?? place)
  const names = [trade && tradeName(trade, messages), place && placeName(place, messages)]
  const [title = '', ...others] = names.filter((name) => name !== undefined)
  const count = found?.totalCount ?? 0
  const isCapped = found !== undefined && 'totalCountIsCapped' in found && found.totalCountIsCapped
  return {
    title,
    facts: [...others, ...(count > 0 ? [messages.list.found(count, isCapped)] : [])],
    trade: trade ? drawingOfTrade(trade) : 'shop',
  }
}

function tradeName(
  { slug, businesses: [business] }: CategorySlice,
  { groups, wholeGroups }: Messages,
): string {
  if (isCategoryGroup(slug)) return wholeGroups[slug] ?? groups[slug]
  return business?.categoryLabel || slug
}

function placeName({ shown }: CitySlice, { place }: Messages): string {
  return place(shown.district ?? '', shown.region ? `${shown.name} (${shown.region})` : shown.name)
}

const drawingOfTrade = ({ slug, businesses: [business] }: CategorySlice): DrawnTrade =>
  isCategoryGroup(slug) ? drawnTrade('', slug) : (business?.trade ?? 'shop')
