import type { MergeChoices, MergeField, MergeProposal } from '../business/duplicates/merge-fields.ts'
import type { DuplicateReason, DuplicateStrength } from '../business/duplicates/possible-duplicates.ts'
import type { ListingDraft } from '../business/listing.ts'
import type { EditableBusiness } from './administration.ts'
import type { PanelLanguage } from './panel-text.ts'

/** A listing that could be merged with others. */
export interface MergeCandidate extends EditableBusiness {
  /** What the administrator has set. */
  readonly byHand: readonly MergeField[]
  /** Hours and attributes as visitors see them. */
  readonly shown: Readonly<Record<PanelLanguage, Pick<ListingDraft, 'openingHours' | 'about'>>>
}

/** Two listings that could be one place. */
export interface DuplicatePair {
  /** The listing that is suggested to stay. */
  readonly first: MergeCandidate
  readonly second: MergeCandidate
  readonly proposal: MergeProposal
  readonly reasons: readonly DuplicateReason[]
  readonly strength: DuplicateStrength
  /** Distance between the two; null if one has no coordinates. */
  readonly metres: number | null
}

/** Two or more listings that pairs connect. */
export interface DuplicateCluster {
  /** Of all its listings. */
  readonly ids: readonly string[]
  /** The first 20 of them; the one that is suggested to stay comes first. */
  readonly members: readonly MergeCandidate[]
  /** For these. */
  readonly proposal: MergeProposal
  /** The ten strongest. */
  readonly pairs: readonly DuplicatePair[]
  readonly pairCount: number
}

/** `GET /api/admin/duplicates` */
export interface DuplicatePage {
  readonly clusters: readonly DuplicateCluster[]
  /** Clusters, of the 10,000 strongest pairs. */
  readonly totalCount: number
}

/** A listing in the version that was seen. */
interface SeenListing {
  readonly id: string
  readonly version: number
}

/** `POST /api/admin/duplicates/merge`: which listing stays, which go, and from which each field is taken; absent ones as proposed. */
export interface MergeRequest {
  readonly keep: SeenListing
  readonly remove: readonly SeenListing[]
  readonly choices?: MergeChoices | undefined
}
