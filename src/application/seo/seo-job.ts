import { generateSeoText } from '../../domain/seo-text/generate-seo-text.ts'
import { decodeTextChanges, everything } from '../../domain/seo-text/text-changes.ts'
import {
  encodeTextFacts,
  factsDigest,
  isToBeWritten,
  partsByHand,
  type TextPart,
  withTextsByHand,
} from '../../domain/seo-text/text-facts.ts'
import { countWords, minimumWords } from '../../domain/seo-text/unique-content.ts'
import type { JobHandler, JobProgress, JobRun } from '../jobs/job-handler.ts'
import type {
  ListingAdministration,
  SeoText,
  SeoTextWriter,
  StoredListing,
  WrittenText,
} from '../ports/listing-administration.ts'
import type { Clock } from '../ports/system.ts'
import { Neighbourhood, type StoredFacts } from './neighbourhood.ts'

interface SeoPorts {
  readonly administration: Pick<
    ListingAdministration,
    | 'scan'
    | 'listNumbered'
    | 'addSeoTexts'
    | 'scanPlaces'
    | 'listNeighbours'
    | 'shortcomings'
    | 'textChanges'
    | 'forgetTextChanges'
  >
  readonly writer: SeoTextWriter
  readonly clock: Clock
}

export interface SeoRequest {
  /** Only texts whose facts have changed are written. */
  readonly onlyChanged?: boolean
  /** All texts are compared with their facts, whatever has changed. */
  readonly checksAll?: boolean
}

/** Result of a job of the kind `seo`: the answer of spec §7, and how many texts are short. */
export interface SeoResult {
  readonly message: string
  readonly updated: number
  /** Texts of fewer than 200 words: of listings of which no more is known. */
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

interface Piece {
  readonly listings: readonly StoredListing[]
  readonly next: number | undefined
}

/**
 * Writes texts for the listings that have none, and again those whose facts have changed since they were written, in batches. A run
 * that was cut off continues with the next batch.
 */
export function createSeoHandler(ports: SeoPorts): JobHandler {
  return async (run) => {
    const { administration } = ports
    const near = new Neighbourhood(administration, run.signal)
    const { onlyChanged = false, checksAll = false } = (run.job.request ?? {}) as SeoRequest
    const stored = await administration.textChanges()
    const changes = decodeTextChanges(checksAll ? everything : stored)
    const rows = changes && (changes.length > 0 ? await near.statedBy(changes) : [])
    const mayBeStale = rows ? ofRows(rows) : () => true
    const next = onlyChanged && rows ? numbered(rows, administration) : scanned(administration)
    let progress = await firstProgress(run, {
      ...ports,
      expected: onlyChanged ? (rows?.length ?? 0) : undefined,
    })
    for (let isDone = false; !isDone; ) {
      run.signal.throwIfAborted()
      const piece = await next(progress.after)
      const looked = piece.listings.filter(({ rowNumber, uniqueContent, textFacts }) =>
        uniqueContent === '' && (!onlyChanged || textFacts === '') ? !onlyChanged : mayBeStale(rowNumber),
      )
      const wanted = (await near.addTo(looked)).flatMap(wantedOf)
      for (const batch of batches(wanted, ports.writer.batchSize)) {
        progress = await addTexts(batch, progress, run, ports)
      }
      isDone = piece.next === undefined
      if (piece.next !== undefined) progress = { ...progress, after: piece.next }
    }
    if (stored !== '') await administration.forgetTextChanges(stored)
    const { updated, short } = progress
    return { message: `Generated SEO content for ${updated} businesses`, updated, short } satisfies SeoResult
  }
}

function ofRows(rows: readonly number[]): (rowNumber: number) => boolean {
  const known = new Set(rows)
  return (rowNumber) => known.has(rowNumber)
}

/** Reads all published listings. */
const scanned =
  ({ scan }: SeoPorts['administration']) =>
  (after: number | undefined): Promise<Piece> =>
    scan({}, { limit: pieceSize, ...(after !== undefined && { after }) })

/** Reads the published listings of some row numbers. */
const numbered =
  (rows: readonly number[], { listNumbered }: SeoPorts['administration']) =>
  async (after = 0): Promise<Piece> => {
    const left = rows.filter((row) => row > after)
    const some = left.slice(0, pieceSize)
    return { listings: await listNumbered(some), next: left.length > some.length ? some.at(-1) : undefined }
  }

/** A listing whose texts are written, and which of them a person has set. */
interface WantedTexts {
  readonly facts: StoredFacts
  readonly digest: string
  readonly byHand: readonly TextPart[]
}

/** The listings whose texts are missing or were made of other facts. */
function wantedOf(facts: StoredFacts): WantedTexts[] {
  const digest = factsDigest(facts)
  const byHand = partsByHand(facts.listing, () => generateSeoText(facts))
  return isToBeWritten(facts.listing, byHand, digest) ? [{ facts, digest, byHand }] : []
}

async function firstProgress(
  { job }: JobRun,
  { administration, clock, expected }: SeoPorts & { readonly expected: number | undefined },
): Promise<SeoProgress> {
  const stored = job.progress as SeoProgress | null
  const done = stored?.done ?? 0
  const total = done + (expected ?? (await administration.shortcomings()).withoutSeoText)
  const runStart = { at: clock.now(), done }
  return { share: 0, updated: 0, short: 0, ...stored, done, total, runStart }
}

function batches(wanted: readonly WantedTexts[], size: number): WantedTexts[][] {
  const count = Math.ceil(wanted.length / size)
  return Array.from({ length: count }, (_, index) => wanted.slice(index * size, (index + 1) * size))
}

/** Stores the texts and the progress in one transaction. */
async function addTexts(
  wanted: readonly WantedTexts[],
  before: SeoProgress,
  { job, signal }: JobRun,
  { administration, writer, clock }: SeoPorts,
): Promise<SeoProgress> {
  const written = await writer.write(
    wanted.map(({ facts }) => facts),
    signal,
  )
  signal.throwIfAborted()
  const texts = written.flatMap((text, index) => {
    const of = wanted[index]
    return of ? [toBeStored(text, of)] : []
  })
  const isShort = ({ uniqueContent }: SeoText, at: number) =>
    !wanted[at]?.byHand.includes('content') && countWords(uniqueContent) < minimumWords
  const short = before.short + texts.filter(isShort).length
  const after = (added: number) => ({ ...progressAfter(before, wanted.length, added), short })
  const added = await administration.addSeoTexts({
    texts,
    job: { id: job.id, progress: after },
    now: clock.now(),
  })
  return after(added)
}

/** What a person has written stays. */
function toBeStored(text: SeoText, { facts, digest, byHand }: WantedTexts): WrittenText {
  const { id, canonicalUrl, textFacts } = facts.listing
  return {
    ...withTextsByHand(text, facts.listing, byHand),
    id,
    canonicalUrl: canonicalUrl || text.canonicalUrl,
    former: textFacts,
    facts: encodeTextFacts({ digest, byHand }),
  }
}

function progressAfter(before: SeoProgress, seen: number, added: number): SeoProgress {
  const done = before.done + seen
  const total = Math.max(before.total, done)
  return { ...before, done, total, share: done / total, updated: before.updated + added }
}

/** Writes texts by rule, without another service. */
export const textGenerator: SeoTextWriter = {
  batchSize: 1000,
  async write(facts, signal) {
    signal.throwIfAborted()
    return facts.map(generateSeoText)
  },
}
