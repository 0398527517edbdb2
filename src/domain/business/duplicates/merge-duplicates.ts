import { decodeTextFacts, type Texts, textOf, textParts } from '../../seo-text/text-facts.ts'
import { type HandField, keptFields, withHandFields } from '../hand-fields.ts'
import { type AboutAttributes, type Listing, type ListingDraft, visibleStatus } from '../listing.ts'
import {
  type MergeChoices,
  type MergeField,
  type MergeProposal,
  mergedHours,
  mergeFields,
  proposedId,
} from './merge-fields.ts'
import { comparedPlace } from './possible-duplicates.ts'

/** A listing that is merged with others. */
export type MergedListing = Listing & { readonly textFacts: string }

interface Rule {
  readonly fields: readonly (keyof ListingDraft)[]
  /** By which a hand sets them. */
  readonly hands: readonly HandField[]
  /** Whether an address that was set by hand brought them. */
  readonly followsAddress?: true
  /** How much a listing knows; nothing at 0. */
  readonly weight: (listing: MergedListing) => number
}

const known = (...values: readonly unknown[]) => values.filter(Boolean).length
const countOptions = (about: AboutAttributes) =>
  Object.values(about).reduce((sum, section) => sum + Object.keys(section).length, 0)
const photoLimit = 20

const rules: Readonly<Record<Exclude<MergeField, 'texts'>, Rule>> = {
  name: { fields: ['name'], hands: ['name'], weight: () => 1 },
  // A trade that no table knows has no group.
  category: {
    fields: ['category', 'categoryGroup'],
    hands: ['category'],
    weight: ({ category, categoryGroup }) => known(category, categoryGroup),
  },
  address: {
    fields: ['address', 'city', 'state', 'district', 'country', 'countryCode', 'timeZone'],
    hands: ['address', 'city', 'state', 'country'],
    weight: ({ address, city, state, district, country }) => known(address, city, state, district, country),
  },
  zipCode: {
    fields: ['zipCode'],
    hands: ['zipCode'],
    followsAddress: true,
    weight: ({ zipCode }) => known(zipCode),
  },
  map: {
    fields: ['latitude', 'longitude', 'locationLink'],
    hands: ['locationLink'],
    followsAddress: true,
    weight: ({ latitude, longitude, locationLink }) =>
      (latitude !== null && longitude !== null ? 2 : 0) + known(locationLink),
  },
  phone: {
    fields: ['phone', 'phoneE164'],
    hands: ['phone'],
    weight: ({ phone, phoneE164 }) => known(phone, phoneE164),
  },
  // The stars of one and the reviews of another would be the rating of neither.
  rating: {
    fields: ['rating', 'reviewCount'],
    hands: ['rating', 'reviewCount'],
    weight: ({ rating, reviewCount }) => (rating > 0 ? 1 + reviewCount : reviewCount > 0 ? 0.5 : 0),
  },
  hours: {
    fields: ['openingHours'],
    hands: ['openingHours'],
    weight: ({ openingHours }) => {
      const names = Object.keys(openingHours)
      return names.length - (names.includes('Hours') ? 0.5 : 0)
    },
  },
  about: { fields: ['about'], hands: ['about'], weight: ({ about }) => countOptions(about) },
  photos: { fields: ['photos'], hands: ['photos'], weight: ({ photos }) => photos.length },
  description: {
    fields: ['description'],
    hands: ['description'],
    weight: ({ description }) => description.length,
  },
  isVerified: {
    fields: ['isVerified'],
    hands: ['isVerified'],
    weight: ({ isVerified }) => known(isVerified),
  },
  // As with imports, the newer data know whether a place has closed. What waits for approval says nothing of it.
  status: {
    fields: ['status'],
    hands: ['status'],
    weight: ({ status, dataAt }) => (status === 'pending' ? 0 : dataAt),
  },
}
type RuledField = keyof typeof rules
const ruledFields = mergeFields.filter((field): field is RuledField => field !== 'texts')

/** The texts that a person wrote, or nobody knows who. */
function ownTexts(listing: MergedListing): Partial<Texts> {
  const facts = decodeTextFacts(listing.textFacts)
  const own = textParts.filter(
    (part) => listing[textOf[part]] !== '' && (!facts || facts.byHand.includes(part)),
  )
  return Object.fromEntries(own.map((part) => [textOf[part], listing[textOf[part]]]))
}

function isSetByHand(listing: MergedListing, field: MergeField): boolean {
  if (field === 'texts') return Object.keys(ownTexts(listing)).length > 0
  const { hands, followsAddress } = rules[field]
  return (
    hands.some((hand) => listing.handFields.includes(hand)) ||
    (followsAddress === true && listing.handFields.includes('address'))
  )
}

/** The fields of a listing that somebody set by hand. */
export const fieldsByHand = (listing: MergedListing): readonly MergeField[] =>
  mergeFields.filter((field) => isSetByHand(listing, field))

/**
 * Which listing's value is the likeliest: what was set by hand, also if it was emptied, then that of the listing that knows the most. An
 * empty one never wins over a known one that nobody emptied. The postal code and the point are rather those of the likeliest address.
 */
export function proposeMerge(listings: readonly MergedListing[]): MergeProposal {
  const likeliest = (field: MergeField, bonusFor: readonly string[] = []): readonly string[] => {
    const edited = listings.filter((listing) => isSetByHand(listing, field))
    const some = edited.length > 0 ? edited : listings
    const weights = some.map((listing) => {
      const weight = field === 'texts' ? Object.keys(ownTexts(listing)).length : rules[field].weight(listing)
      return weight > 0 && bonusFor.includes(listing.id) ? weight + 10 : weight
    })
    const most = Math.max(...weights)
    return some.flatMap(({ id }, index) => (weights[index] === most ? [id] : []))
  }
  const address = likeliest('address')
  const follows = (field: MergeField) => field !== 'texts' && rules[field].followsAddress
  return Object.fromEntries(
    mergeFields.map((field) => [field, likeliest(field, follows(field) ? address : [])]),
  ) as Record<MergeField, readonly string[]>
}

interface Merged {
  readonly draft: ListingDraft
  readonly texts: Partial<Texts>
  /** What the kept listing did not have, or did not have by hand: the next import of its own file must not undo it. */
  readonly handFields: readonly HandField[]
}

/** The kept listing, which is the first, with the chosen values of all, and the proposed ones where nothing was chosen. */
export function mergeDuplicates(
  listings: readonly [MergedListing, ...MergedListing[]],
  choices: MergeChoices,
): Merged {
  const [kept] = listings
  const proposal = proposeMerge(listings)
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const sourceOf = (field: MergeField) =>
    byId.get(choices[field] ?? '') ?? byId.get(proposedId(proposal[field], kept.id)) ?? kept
  let draft: ListingDraft = kept
  const hands: HandField[] = []
  for (const field of ruledFields) {
    const source = sourceOf(field)
    const others = listings.filter((other) => other !== source)
    const values = valuesOf(field, source, others)
    draft = { ...draft, ...values }
    if (source !== kept && isSetByHand(source, field)) hands.push(...ownHands(field, source))
    hands.push(...changedHands(field, kept, values))
  }
  if (draft.status === 'pending' && listings.some(({ status }) => status === visibleStatus))
    draft = { ...draft, status: visibleStatus }
  const chosen = ownTexts(sourceOf('texts'))
  const texts = Object.fromEntries(
    Object.entries(chosen).filter(([name, text]) => kept[name as keyof Texts] !== text),
  )
  return { draft, texts, handFields: withHandFields([], hands) }
}

function ownHands(field: RuledField, { handFields }: MergedListing): readonly HandField[] {
  const { hands } = rules[field]
  const set = hands.filter((hand) => handFields.includes(hand))
  return set.length > 0 ? set : hands
}

/** The hand fields by which changed values are kept. */
function changedHands(
  field: RuledField,
  kept: MergedListing,
  values: Partial<ListingDraft>,
): readonly HandField[] {
  const names = Object.keys(values) as (keyof ListingDraft)[]
  const changed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(kept[name]))
  const { hands } = rules[field]
  // The most exact ones: a new city alone leaves the address to the imports.
  const own = hands.filter((hand) => changed.some((name) => name === hand))
  const covered = keptFields(own)
  const rest = changed.filter((name) => !(covered as ReadonlySet<string>).has(name))
  const further = rest.flatMap((name) =>
    hands
      .filter((hand) => hand !== 'address' && (keptFields([hand]) as ReadonlySet<string>).has(name))
      .slice(0, 1),
  )
  return [...own, ...further]
}

/** A field of the source, with what it lacks from the others if that contradicts nothing and was not emptied by hand. */
function valuesOf(
  field: RuledField,
  source: MergedListing,
  others: readonly MergedListing[],
): Partial<ListingDraft> {
  const own = Object.fromEntries(
    rules[field].fields.map((name) => [name, source[name]]),
  ) as Partial<ListingDraft>
  if (isSetByHand(source, field)) return own
  if (field === 'hours')
    return {
      openingHours: mergedHours(
        source.openingHours,
        others.map(({ openingHours }) => openingHours),
      ),
    }
  if (field === 'photos')
    return { photos: [...new Set([source, ...others].flatMap(({ photos }) => photos))].slice(0, photoLimit) }
  if (field === 'about') return { about: mergedAbout([source, ...others].map(({ about }) => about)) }
  if (field === 'address') return filledPlace(source, others)
  return own
}

/**
 * All options. Where two contradict each other, the first is right. They stand in its order, too: options that are the same in another
 * order are no change, which would count as set by hand.
 */
function mergedAbout(all: readonly AboutAttributes[]): AboutAttributes {
  const sections = new Set(all.flatMap((about) => Object.keys(about)))
  return Object.fromEntries(
    [...sections].slice(0, 40).map((section) => {
      const told = all.map((about) => about[section] ?? {})
      const options = Object.assign({}, ...told, ...told.toReversed())
      return [section, Object.fromEntries(Object.entries(options).slice(0, 100))] as const
    }),
  ) as AboutAttributes
}

const placeNames = ['country', 'state', 'city', 'district'] as const

function filledPlace(source: MergedListing, others: readonly MergedListing[]): Partial<ListingDraft> {
  const { fields } = rules.address
  let place: ListingDraft = source
  for (const other of others) {
    const agrees = placeNames.every(
      (name) => !place[name] || !other[name] || comparedPlace(place[name]) === comparedPlace(other[name]),
    )
    if (!agrees) continue
    const blank = fields.filter((name) => !place[name])
    place = { ...place, ...Object.fromEntries(blank.map((name) => [name, other[name]])) }
  }
  return Object.fromEntries(fields.map((name) => [name, place[name]]))
}
