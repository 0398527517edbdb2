import type { Listing } from '../../domain/business/listing.ts'
import { LruCache } from '../../domain/lru-cache.ts'
import { generateSeoText } from '../../domain/seo-text/generate-seo-text.ts'
import type { Neighbour, SeoFacts } from '../../domain/seo-text/template.ts'
import { countWords, minimumWords } from '../../domain/seo-text/unique-content.ts'
import type { JobHandler, JobProgress, JobRun } from '../jobs/job-handler.ts'
import type {
  ListingAdministration,
  SeoText,
  SeoTextWriter,
  StoredListing,
} from '../ports/listing-administration.ts'
import type { Clock } from '../ports/system.ts'
import { NeighbourIndex } from './neighbour-index.ts'

interface SeoPorts {
  readonly administration: Pick<
    ListingAdministration,
    'scan' | 'addSeoTexts' | 'scanPlaces' | 'listNeighbours' | 'shortcomings'
  >
  readonly writer: SeoTextWriter
  readonly clock: Clock
}

/** Result of a job of the kind `seo`: the answer of spec §7, and how many texts are short. */
export interface SeoResult {
  readonly message: string
  readonly updated: number
  /** Texts of fewer than 200 words: of listings of which little is known. */
  readonly short: number
}

export interface SeoProgress extends JobProgress {
  readonly total: number
  readonly share: number
  /** How many listings have got texts. */
  readonly updated: number
  /** How many of the texts are short. */
  readonly short: number
  /** Where the scan continues; absent at its start. */
  readonly after?: number
}

/** How many listings are read at once. */
const pieceSize = 1000

const lacksText = ({ uniqueContent }: StoredListing) => !uniqueContent

/** Writes texts for the listings that have none, in batches. A run that was cut off continues with the next batch. */
export function createSeoHandler(ports: SeoPorts): JobHandler {
  return async (run) => {
    const { administration } = ports
    const addNeighbours = neighbourhood(administration, run.signal)
    let progress = await firstProgress(run, ports)
    for (let isDone = false; !isDone; ) {
      run.signal.throwIfAborted()
      const { after } = progress
      const piece = await administration.scan({}, { limit: pieceSize, ...(after !== undefined && { after }) })
      const facts = await addNeighbours(piece.listings.filter(lacksText))
      for (const batch of batches(facts, ports.writer.batchSize)) {
        progress = await addTexts(batch, progress, run, ports)
      }
      isDone = piece.next === undefined
      if (piece.next !== undefined) progress = { ...progress, after: piece.next }
    }
    const { updated, short } = progress
    return { message: `Generated SEO content for ${updated} businesses`, updated, short } satisfies SeoResult
  }
}

async function firstProgress({ job }: JobRun, { administration, clock }: SeoPorts): Promise<SeoProgress> {
  const stored = job.progress as SeoProgress | null
  const { withoutSeoText } = await administration.shortcomings()
  const done = stored?.done ?? 0
  const total = done + withoutSeoText
  const runStart = { at: clock.now(), done }
  return { share: 0, updated: 0, short: 0, ...stored, done, total, runStart }
}

function batches(facts: readonly SeoFacts[], size: number): SeoFacts[][] {
  const count = Math.ceil(facts.length / size)
  return Array.from({ length: count }, (_, index) => facts.slice(index * size, (index + 1) * size))
}

/** Stores the texts and the progress in one transaction. */
async function addTexts(
  facts: readonly SeoFacts[],
  before: SeoProgress,
  { job, signal }: JobRun,
  { administration, writer, clock }: SeoPorts,
): Promise<SeoProgress> {
  const written = await writer.write(facts, signal)
  signal.throwIfAborted()
  const texts = written.flatMap((text, index) => {
    const listing = facts[index]?.listing
    return listing ? [{ id: listing.id, ...keepByHand(text, listing) }] : []
  })
  const short = before.short + texts.filter(isShort).length
  const after = (added: number) => ({ ...progressAfter(before, facts.length, added), short })
  const added = await administration.addSeoTexts({
    texts,
    job: { id: job.id, progress: after },
    now: clock.now(),
  })
  return after(added)
}

const isShort = ({ uniqueContent }: SeoText) => countWords(uniqueContent) < minimumWords

/** A title that a person has written stays. */
function keepByHand(text: SeoText, listing: Listing): SeoText {
  return {
    ...text,
    seoTitle: listing.seoTitle || text.seoTitle,
    seoDescription: listing.seoDescription || text.seoDescription,
    canonicalUrl: listing.canonicalUrl || text.canonicalUrl,
  }
}

function progressAfter(before: SeoProgress, seen: number, added: number): SeoProgress {
  const done = before.done + seen
  const total = Math.max(before.total, done)
  return { ...before, done, total, share: done / total, updated: before.updated + added }
}

/** How many listings' places are read at once. */
const placesSize = 10_000
/** Listings that are kept by name, because each is the neighbour of many. */
const neighboursKept = 50_000

/** Adds to listings what is near them. The places of all listings are read before the first text, and once. */
function neighbourhood(
  { scanPlaces, listNeighbours }: SeoPorts['administration'],
  signal: AbortSignal,
): (listings: readonly StoredListing[]) => Promise<SeoFacts[]> {
  let index: NeighbourIndex | undefined
  const known = new LruCache<number, Neighbour>(neighboursKept)
  return async (listings) => {
    if (listings.length === 0) return []
    index ??= await readPlaces(scanPlaces, signal)
    const near = listings.map(({ rowNumber }) => index?.around(rowNumber))
    const wanted = new Set(near.flatMap((rows) => (rows ? [...rows.sameTrade, ...rows.otherTrades] : [])))
    const neighbours = new Map<number, Neighbour>()
    for (const row of wanted) {
      const one = known.get(row)
      if (one) neighbours.set(row, one)
    }
    for (const one of await listNeighbours([...wanted].filter((row) => !neighbours.has(row)))) {
      neighbours.set(one.rowNumber, one)
      known.set(one.rowNumber, one)
    }
    const named = (rows: readonly number[] = []) => rows.flatMap((row) => neighbours.get(row) ?? [])
    return listings.map((listing, at) => ({
      listing,
      sameTrade: named(near[at]?.sameTrade),
      otherTrades: named(near[at]?.otherTrades),
    }))
  }
}

async function readPlaces(
  scanPlaces: ListingAdministration['scanPlaces'],
  signal: AbortSignal,
): Promise<NeighbourIndex> {
  const index = new NeighbourIndex()
  for (let after = 0, count = placesSize; count === placesSize; ) {
    signal.throwIfAborted()
    const places = await scanPlaces({ after, limit: placesSize })
    index.add(places)
    count = places.length
    after = places.at(-1)?.rowNumber ?? after
  }
  return index
}

/** Writes texts by rule, without another service. */
export const textGenerator: SeoTextWriter = {
  batchSize: 1000,
  async write(facts, signal) {
    signal.throwIfAborted()
    return facts.map(generateSeoText)
  },
}
