import { distanceKm } from '../../address/coordinates.ts'
import { findProvince } from '../../address/korea/provinces.ts'
import { hashNumber } from '../../text/hash-text.ts'
import type { ListingDraft } from '../listing.ts'
import { lettersAndDigits } from './compared-text.ts'
import { type HouseFields, houseOf } from './house.ts'
import { areDifferentPeople } from './person-of-practice.ts'

/** The fields that decide whether two listings could be one place. */
export interface DuplicateCandidate extends HouseFields {
  readonly id: string
  readonly name: string
  /** E.164; '' if there is none. */
  readonly phone: string
  /** Degrees; null if unknown. */
  readonly lat: number | null
  readonly lng: number | null
}

/** A listing's keys as numbers that can be compared: 0 if there is none, NaN for unknown coordinates. */
export interface DuplicateKeys {
  readonly phone: number
  readonly name: number
  readonly address: number
  /** Of the building, however its address is written. */
  readonly house: number
  readonly lat: number
  readonly lng: number
}

export const duplicateReasonNames = ['phone', 'name', 'address'] as const
export type DuplicateReason = (typeof duplicateReasonNames)[number]

/** The strength of the evidence that two listings are one place: 1 weak, 2 medium, 3 strong. */
export type DuplicateStrength = 1 | 2 | 3

/** Two listings with the same name count as near within this distance. */
export const nearKm = 0.15
const shortestAddress = 8
/** A house number, or a plus code: `Pennsylvania 19103` names no place. */
const houseNumber = /(?<!\d)\d{1,4}(?!\d)/

const koreanWords = /[가-힣]{2,10}/g

/**
 * An address or a place as it is compared: without spaces and signs, and with the official names of Korea's provinces, since 서울, 서울시 and
 * 서울특별시 are one.
 */
export function comparedPlace(text: string): string {
  let isFirst = true
  const named = text.replace(koreanWords, (word) => {
    const province = isFirst ? findProvince(word) : undefined
    isFirst = word === '대한민국'
    return province?.name ?? word
  })
  return lettersAndDigits(named)
}

/** The keys of a listing: of its phone, of its name, and of its address and its house if that names a building. */
export function duplicateKeys(candidate: Omit<DuplicateCandidate, 'id'>): DuplicateKeys {
  const { name, phone, address, lat, lng } = candidate
  const house = houseOf(candidate)
  const nameText = lettersAndDigits(name)
  const isBuilding = houseNumber.test(address) && lettersAndDigits(address).length >= shortestAddress
  return {
    phone: phone ? hashNumber(phone) : 0,
    name: nameText ? hashNumber(nameText) : 0,
    address: isBuilding ? hashNumber(comparedPlace(address)) : 0,
    house: house ? hashNumber(house) : 0,
    lat: lat ?? Number.NaN,
    lng: lng ?? Number.NaN,
  }
}

/** The fields of a listing from which its keys are made. */
export type KeyedFields = Pick<
  ListingDraft,
  'name' | 'phoneE164' | 'address' | 'city' | 'countryCode' | 'latitude' | 'longitude'
>

/** The same for a listing that is not stored yet. */
export function draftKeys({
  name,
  phoneE164: phone,
  address,
  city,
  countryCode,
  latitude: lat,
  longitude: lng,
}: KeyedFields): DuplicateKeys {
  return duplicateKeys({ name, phone, address, city, countryCode, lat, lng })
}

/**
 * Why two listings could be one place: the same phone; the same name within 150 m, or in one building; or the same address. In one
 * building none if both have phones and these differ, as with neighbours and branches of a chain. A name elsewhere in the city is no
 * reason: many shops have it. [] if there is no reason. `slackKm`: possible error of the coordinates.
 */
export function duplicateReasons(a: DuplicateKeys, b: DuplicateKeys, slackKm = 0): DuplicateReason[] {
  const samePhone = a.phone !== 0 && a.phone === b.phone
  const sameAddress = a.address !== 0 && a.address === b.address
  const sameName = a.name !== 0 && a.name === b.name
  const havePhonesApart = a.phone !== 0 && b.phone !== 0 && !samePhone
  const tellApart = !sameName && havePhonesApart
  const sameHouse = a.house !== 0 && a.house === b.house && !havePhonesApart
  return [
    ...(samePhone ? (['phone'] as const) : []),
    ...(sameName && (sameHouse || kilometres(a, b) <= nearKm + slackKm) ? (['name'] as const) : []),
    ...(sameAddress && !tellApart ? (['address'] as const) : []),
  ]
}

interface KeyedName {
  readonly name: string
  readonly keys: DuplicateKeys
}

/** Whether two listings at one place are a practice and somebody who works there, or two people of one practice. */
export function areColleagues(one: KeyedName, other: KeyedName): boolean {
  const [a, b] = [one.keys, other.keys]
  const isOnePlace = (a.address !== 0 && a.address === b.address) || kilometres(a, b) <= nearKm
  return isOnePlace && areDifferentPeople(one.name, other.name)
}

/**
 * The strength of the reasons. Branches of a chain share a phone or a name, and neighbours share an address. So one
 * reason is weak, also a phone that distant places share. The same name at the same spot or house is medium. Several reasons
 * are strong.
 */
export function duplicateStrength(
  a: DuplicateKeys,
  b: DuplicateKeys,
  reasons: readonly DuplicateReason[],
): DuplicateStrength {
  const sameName = a.name !== 0 && a.name === b.name
  const distance = kilometres(a, b)
  const isApart = distance > nearKm
  const weights = { name: 2, phone: isApart && !reasons.includes('address') ? 1 : 2, address: 1 }
  const weight = reasons.reduce((sum, reason) => sum + weights[reason], 0)
  const isNamedAlike = sameName && !isApart && !reasons.includes('name')
  const sum = weight + (isNamedAlike ? 1 : 0)
  return sum >= 3 ? 3 : sum === 2 ? 2 : 1
}

/** NaN if one of them has no coordinates. */
function kilometres(a: DuplicateKeys, b: DuplicateKeys): number {
  return distanceKm({ latitude: a.lat, longitude: a.lng }, { latitude: b.lat, longitude: b.lng })
}
