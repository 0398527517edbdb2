import type { ListingDraft } from '../../src/domain/business/listing.ts'
import { knownCategory, tradeOf } from '../../src/domain/category/taxonomy.ts'

/** For how many rows a field could be read, and how many rows have the field in the source. */
export interface Coverage {
  readonly what: string
  read: number
  stated: number
  readOfStated: number
}

interface Measure {
  readonly what: string
  readonly isStated: (draft: ListingDraft, hoursUnread: boolean) => boolean
  readonly isRead: (draft: ListingDraft, hoursUnread: boolean) => boolean
}

const hasAddress = ({ address }: ListingDraft) => address !== ''
const saysHours = ({ openingHours }: ListingDraft, unread: boolean) =>
  unread || Object.keys(openingHours).length > 0

const measures: readonly Measure[] = [
  { what: 'city', isStated: hasAddress, isRead: ({ city }) => city !== '' },
  { what: 'state', isStated: hasAddress, isRead: ({ state }) => state !== '' },
  { what: 'country', isStated: hasAddress, isRead: ({ countryCode }) => countryCode !== '' },
  {
    what: 'time zone',
    isStated: ({ address, latitude }) => address !== '' || latitude !== null,
    isRead: ({ timeZone }) => timeZone !== '',
  },
  { what: 'phone', isStated: ({ phone }) => phone !== '', isRead: ({ phoneE164 }) => phoneE164 !== '' },
  { what: 'hours', isStated: saysHours, isRead: (draft, unread) => !unread && saysHours(draft, unread) },
  {
    what: 'category mapped',
    isStated: ({ category }) => category !== '',
    isRead: ({ category }) => tradeOf(category) !== undefined,
  },
  {
    what: 'of these, surely',
    isStated: ({ category }) => category !== '',
    isRead: ({ category }) => knownCategory(category) !== undefined,
  },
]

/** Zero for every field. */
export function emptyCoverage(): Coverage[] {
  return measures.map(({ what }) => ({ what, read: 0, stated: 0, readOfStated: 0 }))
}

/** Counts a row that an import would accept. */
export function countCoverage(
  coverage: readonly Coverage[],
  draft: ListingDraft,
  hoursUnread: boolean,
): void {
  for (const [i, { isStated, isRead }] of measures.entries()) {
    const count = coverage[i]
    if (!count) continue
    const [stated, read] = [isStated(draft, hoursUnread), isRead(draft, hoursUnread)]
    if (stated) count.stated++
    if (read) count.read++
    if (stated && read) count.readOfStated++
  }
}
