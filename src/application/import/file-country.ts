import { listCitiesNamed } from '../../domain/address/cities/find-city.ts'
import { findCountry, findCountryName } from '../../domain/address/country/find-country.ts'
import { countryOfScript } from '../../domain/address/country/script-country.ts'
import { type Place, resolvePlace } from '../../domain/address/resolve-place.ts'
import { countryOfPhone, parsePhone } from '../../domain/phone/phone.ts'

/** What a row says of where it is. */
export interface RowPlace {
  readonly address: string
  /** The cell of the town; '' if there is none. */
  readonly city: string
  readonly postalCode: string
  readonly country: string
  readonly phone: string
  /** A map link, or a point as it has one. */
  readonly locationLink: string
}

/** The country that the rows of a file share. */
export interface FileCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /** Share of the rows that speak for it, of those that say anything. */
  readonly share: number
}

const fewestRows = 3
/** A country must speak from most rows that say anything, and from far more than any other. */
const neededShare = 0.6
const farMore = 1.5

/** How much each country has to do with a row: 1 if the row says that it lies there. */
type Votes = ReadonlyMap<string, number>

function votesOf(row: RowPlace, named: ReadonlySet<string>): Votes {
  const told = findCountry(row.country) || resolvePlace({ ...row, country: '' }).countryCode
  if (told !== '') return new Map([[told, 1]])
  const votes = new Map<string, number>()
  const written = countryOfScript(`${row.address} ${row.city}`)
  if (written) votes.set(written, 0.9)
  for (const country of countriesOfTown(row)) votes.set(country, Math.max(votes.get(country) ?? 0, 0.7))
  for (const country of new Set([...votes.keys(), ...named]))
    if (isNationalPhone(row.phone, country)) votes.set(country, (votes.get(country) ?? 0.2) + 0.3)
  return votes
}

/** The countries that have the row's town; a town of a name that many countries have says nothing. */
function countriesOfTown({ address, city }: RowPlace): ReadonlySet<string> {
  const last = address.split(/[,;]/).slice(1).slice(-2)
  const names = city === '' ? last.map((part) => part.replace(/[\d-]/g, '').trim()) : [city]
  const countries = new Set(
    names.flatMap((name) => listCitiesNamed(name).map(({ countryCode }) => countryCode)),
  )
  return countries.size <= 6 ? countries : new Set()
}

function isNationalPhone(phone: string, country: string): boolean {
  return phone !== '' && !phone.startsWith('+') && parsePhone(phone, country).phoneE164 !== ''
}

/** Countries that the name of a sheet or file says: `Restaurants Türkiye`, `KR_list`, `Cafés Paris`. */
function countriesNamed(names: readonly string[]): ReadonlySet<string> {
  const words = names.flatMap((name) => name.split(/[^\p{L}]+/u)).filter((word) => word.length > 3)
  const countries = words.map(findCountryName).filter(Boolean)
  const towns = words.map((word) => listCitiesNamed(word).at(0)?.countryCode ?? '').filter(Boolean)
  return new Set([...countries, ...towns])
}

/**
 * Tells the country of a file from what a sample of its rows shares: country cells, phone prefixes, coordinates, addresses, scripts, towns
 * with phones that are valid there, and the names of the sheet and the file. Undefined if they do not agree.
 */
export function countryOfFile(rows: readonly RowPlace[], names: readonly string[]): FileCountry | undefined {
  const named = countriesNamed(names)
  const sums = new Map<string, number>()
  let speaking = 0
  for (const row of rows) {
    const votes = votesOf(row, named)
    if (votes.size > 0) speaking++
    for (const [country, vote] of votes) sums.set(country, (sums.get(country) ?? 0) + vote)
  }
  for (const country of named)
    if (sums.has(country)) sums.set(country, (sums.get(country) ?? 0) + 0.1 * speaking)
  const [best, second] = [...sums].sort((a, b) => b[1] - a[1])
  if (!best || speaking < fewestRows || speaking < rows.length / 4) return undefined
  const share = Math.min(1, best[1] / speaking)
  return share >= neededShare && best[1] >= farMore * (second?.[1] ?? 0)
    ? { code: best[0], share }
    : undefined
}

/**
 * Where a row is: as it says by itself, or read in the file's country where it says none, or where only a word of it is a town elsewhere (a
 * street called Hamburgo is not Hamburg).
 */
export function placeOfRow(row: RowPlace, fileCountry: string): Place {
  const own = resolvePlace(row)
  if (fileCountry === '' || own.countryCode === fileCountry) return own
  // Nothing to read there: what is unknown stays unknown.
  if (row.address === '' && row.postalCode === '' && row.phone === '') return own
  if (own.countryCode !== '' && isCertain(row, own)) return own
  return resolvePlace({ ...row, country: fileCountry })
}

function isCertain(row: RowPlace, own: Place): boolean {
  if (row.country !== '' || own.latitude !== null || countryOfPhone(row.phone) !== '') return true
  if (own.city !== '' && own.zipCode !== '') return true
  return row.address.split(/[,;]/).some((part) => findCountryName(part.trim()) === own.countryCode)
}
