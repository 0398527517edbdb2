import { type HandField, keptFields } from '../../domain/business/hand-fields.ts'
import type { ListingStatus } from '../../domain/business/listing.ts'
import { categoryKey } from '../../domain/category/category-key.ts'
import { categoryGroupOf } from '../../domain/category/taxonomy.ts'
import {
  type MappedTrade,
  mappedTrades,
  type TradeMapping,
  textsOfMapping,
  tradeTextKey,
} from '../../domain/category/trade-mapping.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import type { JobHandler, JobProgress } from '../jobs/job-handler.ts'
import type { ListingAdministration, ListingEdit, StoredListing } from '../ports/listing-administration.ts'
import type { ListingReader, ListingWriter } from '../ports/listing-store.ts'
import type { Clock } from '../ports/system.ts'
import type { StoredTradeMapping } from '../ports/trade-mapping-store.ts'

/** Request of a job of the kind `trades`. */
export interface TradesRequest {
  readonly mappings: readonly TradeMapping[]
  /** What undoing the job takes back. Absent in jobs of older versions. */
  readonly chosen?: {
    readonly made: readonly Pick<StoredTradeMapping, 'key' | 'chosenAt'>[]
    /** What the texts meant before. */
    readonly replaced: readonly StoredTradeMapping[]
  }
}

/** Where listings with a text can be: in a category's list, or among those that stand in no list. */
type Place =
  | { readonly categoryKey: string }
  | { readonly status: Exclude<ListingStatus, 'published'>; readonly offset: number }

interface TradesProgress extends JobProgress {
  readonly changed: number
  /** What is still to be looked at, the present one first: what the job does must not change it. */
  readonly places: readonly Place[]
  /** Where in the first place the next piece begins. */
  readonly after?: number
}

interface Ports {
  readonly administration: Pick<ListingAdministration, 'scan' | 'listHidden' | 'change'>
  readonly listings: Pick<ListingReader, 'listCategories'>
  readonly writer: Pick<ListingWriter, 'compact'>
  readonly clock: Clock
}

const pieceSize = 1000

/** Gives the listings that are there, and whose category is one of the texts, its trade. What was set by hand stays. */
export function createTradesHandler(ports: Ports): JobHandler {
  const { administration, writer, clock } = ports
  return async ({ job, signal, onProgress }) => {
    const { mappings } = job.request as TradesRequest
    const mapped = mappedTrades(mappings)
    const places = async () => placesOf(mappings, await ports.listings.listCategories())
    let state = (job.progress as TradesProgress | null) ?? { done: 0, changed: 0, places: await places() }
    while (state.places.length > 0) {
      signal.throwIfAborted()
      const { listings, rest, after } = await nextPiece(administration, state)
      const edits = listings.flatMap((listing) => editOf(listing, mapped))
      state = {
        done: state.done + listings.length,
        changed: state.changed + edits.length,
        places: rest,
        ...(after !== undefined && { after }),
      }
      const progress = { id: job.id, progress: state }
      await administration.change({
        changeId: job.id,
        byHand: true,
        job: progress,
        now: clock.now(),
        edits,
      })
      onProgress(state)
    }
    await writer.compact()
    return { count: state.changed }
  }
}

/** A text that is a guess stands in the list of the trade that was guessed; one that means nothing has a list of its own. */
function placesOf(
  mappings: readonly TradeMapping[],
  categories: readonly { readonly key: string; readonly category: string }[],
): readonly Place[] {
  const texts = mappings.flatMap(textsOfMapping)
  const textKeys = new Set(texts.map(tradeTextKey))
  const alike = categories.filter(({ category }) => textKeys.has(tradeTextKey(category)))
  const keys = new Set([...texts.map(categoryKey), ...alike.map(({ key }) => key)])
  return [
    ...[...keys].map((key) => ({ categoryKey: key })),
    { status: 'closed', offset: 0 },
    { status: 'pending', offset: 0 },
  ]
}

interface Piece {
  readonly listings: readonly StoredListing[]
  readonly rest: readonly Place[]
  readonly after?: number | undefined
}

async function nextPiece(
  administration: Ports['administration'],
  { places, after }: TradesProgress,
): Promise<Piece> {
  const [place, ...others] = places
  if (!place) return { listings: [], rest: [] }
  if ('categoryKey' in place) {
    const at = { limit: pieceSize, ...(after !== undefined && { after }) }
    const { listings, next } = await administration.scan({ categoryKey: place.categoryKey }, at)
    return next === undefined ? { listings, rest: others } : { listings, rest: places, after: next }
  }
  const { status, offset } = place
  const { listings } = await administration.listHidden(status, { limit: pieceSize, offset })
  const isLast = listings.length < pieceSize
  return { listings, rest: isLast ? others : [{ status, offset: offset + pieceSize }, ...others] }
}

function editOf(listing: StoredListing, mapped: MappedTrade): ListingEdit[] {
  const category = mapped(listing.category)
  const set: readonly HandField[] = listing.handFields
  if (category === '' || category === listing.category || keptFields(set).has('category')) return []
  const draft = withTerms({ ...listing, category, categoryGroup: categoryGroupOf(category) })
  return [{ id: listing.id, version: listing.updatedAt, draft }]
}
