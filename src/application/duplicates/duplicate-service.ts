import { distanceKm, isPlaced } from '../../domain/address/coordinates.ts'
import type {
  DuplicateCluster,
  DuplicatePage,
  DuplicatePair,
  MergeCandidate,
  MergeRequest,
} from '../../domain/administration/duplicates.ts'
import type { PanelLanguage } from '../../domain/administration/panel-text.ts'
import { shownAbout } from '../../domain/business/attributes/attribute-vocabulary.ts'
import { changedFields } from '../../domain/business/business-edit.ts'
import {
  fieldsByHand,
  mergeDuplicates,
  proposeMerge,
} from '../../domain/business/duplicates/merge-duplicates.ts'
import { pairClusters } from '../../domain/business/duplicates/pair-clusters.ts'
import { toBusiness } from '../../domain/directory/to-business.ts'
import { businessWeek } from '../../domain/opening-hours/business-week.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import type { DuplicateStore, FoundPair, PairFilter } from '../ports/duplicate-store.ts'
import type { ListingAdministration, StoredListing } from '../ports/listing-administration.ts'
import type { Clock } from '../ports/system.ts'
import { candidateOf, confirmPair } from './confirm-pair.ts'
import { type AlikeReader, findAlike, findKnown } from './find-alike.ts'
import { followEdit } from './follow-edit.ts'

interface Ports {
  readonly duplicates: DuplicateStore
  readonly listings: ListingAdministration
  readonly reader: AlikeReader
  readonly audit: AuditLog
  readonly clock: Clock
}

type MergeOutcome =
  | { readonly kind: 'merged'; readonly changeId: string }
  /** One of them was changed since the administrator saw it. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'gone' }

const pageSize = 20
/** Pairs of a cluster that are shown side by side, and listings of it that are shown. */
const shownPairs = 10
const shownListings = 20
/** Listings that the log names of a cluster. */
const namedListings = 10

/** What the administrator does with possible duplicates. */
export class DuplicateService {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** One page of clusters, the one with the strongest pair first. */
  async list(filter: PairFilter, offset: number): Promise<DuplicatePage> {
    const { duplicates, listings } = this.#ports
    const clusters = pairClusters(await duplicates.listPairs(filter))
    const page = clusters.slice(offset, offset + pageSize).map(({ ids, pairs }) => ({
      ids,
      pairs: pairs.slice(0, shownPairs),
      pairCount: pairs.length,
    }))
    const wanted = page.flatMap(({ ids, pairs }) => [
      ...ids.slice(0, shownListings),
      ...pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]),
    ])
    const stored = await listings.listStored([...new Set(wanted)])
    const known = new Map(stored.map((listing) => [listing.id, listing]))
    const views = page.map((cluster) => this.#cluster(cluster, known))
    return { clusters: views, totalCount: clusters.length }
  }

  #cluster(
    { ids, pairs, pairCount }: ClusterOfIds,
    known: ReadonlyMap<string, StoredListing>,
  ): DuplicateCluster {
    const shown = ids.slice(0, shownListings).flatMap((id) => known.get(id) ?? [])
    const members = shown.toSorted((one, other) => weightOf(other) - weightOf(one))
    return {
      ids,
      members: members.map((listing) => this.#candidate(listing)),
      proposal: proposeMerge(members),
      pairs: pairs.flatMap(({ firstId, secondId, reasons, strength }) => {
        const [first, second] = [known.get(firstId), known.get(secondId)]
        return first && second ? [this.#view({ first, second, reasons, strength })] : []
      }),
      pairCount,
    }
  }

  /** The published listings that could be the same place as one listing, the strongest first, whether the store knows the pairs or not. */
  async findFor(id: string): Promise<readonly DuplicatePair[]> {
    const { listings, reader } = this.#ports
    const one = await listings.findStored(id)
    if (!one) return []
    const alike = await findAlike(one, reader)
    const others = await listings.listStored(alike.map((listing) => listing.id))
    const pairs = others.flatMap((other) => {
      const pair = confirmPair(candidateOf(one), candidateOf(other))
      return pair ? [{ ...pair, first: one, second: other }] : []
    })
    return pairs.sort((a, b) => b.strength - a.strength).map((pair) => this.#view(pair))
  }

  /** A visitor's submission beside each listing that it could mean, the likeliest first; none if it no longer waits. */
  async findForSubmission(id: string): Promise<readonly DuplicatePair[]> {
    const { listings, reader, clock } = this.#ports
    const submission = await listings.findStored(id)
    if (submission?.status !== 'pending') return []
    const known = await findKnown(submission, reader, clock.now())
    const stored = await listings.listStored(known.map(({ business }) => business.id))
    return known.flatMap(({ business, reasons, strength }) => {
      const first = stored.find((listing) => listing.id === business.id)
      return first ? [this.#pair({ first, second: submission, reasons, strength })] : []
    })
  }

  /**
   * Keeps one listing with the chosen fields of all, and deletes the others. Their addresses then redirect to the kept listing, and
   * imports leave them out. `changeId` undoes the merge.
   */
  async merge(username: string, { keep, remove, choices = {} }: MergeRequest): Promise<MergeOutcome> {
    const { listings, audit, clock } = this.#ports
    const seen = [keep, ...remove]
    const found = new Map((await listings.listStored(seen.map(({ id }) => id))).map((one) => [one.id, one]))
    const [kept, ...removed] = seen.flatMap(({ id }) => found.get(id) ?? [])
    if (!kept || removed.length === 0 || found.size < seen.length) return { kind: 'gone' }
    if (seen.some(({ id, version }) => found.get(id)?.updatedAt !== version)) return { kind: 'conflict' }
    const { draft, texts, handFields } = mergeDuplicates([kept, ...removed], choices)
    const changed = changedFields(kept, { ...kept, ...draft, ...texts })
    const names = removed.slice(0, namedListings).map(({ name }) => name)
    const isEdited = Object.keys(changed).length > 0 || handFields.length > 0
    const changeId = audit.newId()
    const details = { merged: names.join(', '), ...changed }
    const merged = { action: 'listings-merged', subjectId: kept.id, subject: kept.name, details } as const
    const { conflicts } = await listings.change({
      changeId,
      byHand: true,
      now: clock.now(),
      edits: isEdited ? [{ ...keep, draft: withTerms(draft), seo: texts, handFields }] : [],
      deletions: remove.map((each) => ({ ...each, mergedInto: kept.id })),
      audit: (outcome) =>
        outcome.conflicts.length === 0 ? audit.entry({ id: changeId, username, ...merged }) : undefined,
    })
    if (conflicts.length > 0) {
      // One was changed in between. What was deleted all the same would be lost.
      await listings.undo({ changeId, limit: seen.length, now: clock.now() })
      return { kind: 'conflict' }
    }
    if (isEdited) await followEdit(kept.id, this.#ports)
    return { kind: 'merged', changeId }
  }

  /** Marks all pairs among these listings as different places, or undoes that; false if there is no such pair. */
  async dismiss(username: string, ids: readonly string[], isDismissed: boolean): Promise<boolean> {
    const { duplicates, listings, audit } = this.#ports
    const [first = '', ...others] = ids
    const found = await listings.listStored(ids.slice(0, namedListings))
    const nameOf = (wanted: string) => found.find(({ id }) => id === wanted)?.name ?? ''
    const entry = audit.entry({
      username,
      action: isDismissed ? 'duplicate-dismissed' : 'duplicate-reopened',
      subjectId: first,
      subject: nameOf(first),
      details: {
        other: others
          .slice(0, namedListings - 1)
          .map(nameOf)
          .join(', '),
        ...(others.length > 1 && { businesses: ids.length }),
      },
    })
    return duplicates.setDismissed(ids, isDismissed, entry)
  }

  #view({ first, second, ...common }: PossibleDuplicate): DuplicatePair {
    const [better, other] = weightOf(first) >= weightOf(second) ? [first, second] : [second, first]
    return this.#pair({ first: better, second: other, ...common })
  }

  #pair({ first, second, reasons, strength }: PossibleDuplicate): DuplicatePair {
    return {
      first: this.#candidate(first),
      second: this.#candidate(second),
      proposal: proposeMerge([first, second]),
      reasons,
      strength,
      metres: metresBetween(first, second),
    }
  }

  #candidate(listing: StoredListing): MergeCandidate {
    const business = toBusiness(listing, this.#ports.clock.now())
    const byHand = fieldsByHand(listing)
    const shown = { ko: shownFacts(listing, 'ko'), en: shownFacts(listing, 'en') }
    return { business, version: listing.updatedAt, status: listing.status, byHand, shown }
  }
}

const shownFacts = ({ openingHours, about }: StoredListing, language: PanelLanguage) => ({
  openingHours: businessWeek(openingHours).shown(language),
  about: shownAbout(about, language),
})

interface PossibleDuplicate extends Omit<FoundPair, 'firstId' | 'secondId'> {
  readonly first: StoredListing
  readonly second: StoredListing
}

interface ClusterOfIds {
  readonly ids: readonly string[]
  readonly pairs: readonly FoundPair[]
  readonly pairCount: number
}

/** Work by people counts most (verified, edited), then reviews. */
function weightOf({ isVerified, editedAt, reviewCount, uniqueContent }: StoredListing): number {
  return (
    (isVerified ? 4e9 : 0) + (editedAt === null ? 0 : 2e9) + reviewCount + (uniqueContent === '' ? 0 : 0.5)
  )
}

function metresBetween(a: StoredListing, b: StoredListing): number | null {
  return isPlaced(a) && isPlaced(b) ? Math.round(distanceKm(a, b) * 1000) : null
}
