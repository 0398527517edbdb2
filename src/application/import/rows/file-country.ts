import { listCitiesNamed } from '../../../domain/address/cities/find-city.ts'
import { findNamedCountry } from '../../../domain/address/country/country-in-languages.ts'
import { findCountryName } from '../../../domain/address/country/find-country.ts'
import { countryOfScript } from '../../../domain/address/country/script-country.ts'
import { currentGazetteer } from '../../../domain/address/gazetteer/gazetteer.ts'
import { coordinatesOf } from '../../../domain/address/map-link.ts'
import { findPostalCode } from '../../../domain/address/postal-code.ts'
import { regionOfPostalCode } from '../../../domain/address/regions/region-of-postal-code.ts'
import { type Place, resolvePlace } from '../../../domain/address/resolve-place.ts'
import { countryOfPhone, parsePhone } from '../../../domain/phone/phone.ts'
import { fold } from '../../../domain/text/fold.ts'
import { countriesSpeaking, countryOfCodeForm } from './country-signs.ts'

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

export const nowhere: RowPlace = {
  address: '',
  city: '',
  postalCode: '',
  country: '',
  phone: '',
  locationLink: '',
}

/** The country that the rows of a file share. */
export interface FileCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /** Share of the rows that speak for it, of those that say anything. */
  readonly share: number
}

const fewestRows = 2
/** A country must speak from most rows that say anything, and from far more than any other. */
const neededShare = 0.6
const farMore = 1.5
/** A town that is so many times smaller than another of its name is meant less often. */
const farSmaller = 20

/** What a table says of its country beside its rows. */
interface Hints {
  /** Countries in the names of file and sheet, and those in which the headers are usual. */
  readonly named: ReadonlySet<string>
  /** Countries that alone have one of the headers. */
  readonly sole: ReadonlySet<string>
  /** Where the language of the headers is spoken; empty if it says nothing. */
  readonly spoken: ReadonlySet<string>
}

/** How much each country has to do with a row: 1 if the row says that it lies there. */
type Votes = ReadonlyMap<string, number>

function votesOf(row: RowPlace, { named, sole, spoken }: Hints): Votes {
  const told = findNamedCountry(row.country) || resolvePlace({ ...row, country: '' }).countryCode
  if (told !== '') return new Map([[told, 1]])
  const votes = new Map<string, number>()
  const around = countryAtPoint(row)
  if (around !== '') votes.set(around, 0.9)
  const written = countryOfScript(`${row.address} ${row.city}`)
  if (written) votes.set(written, 0.9)
  const coded = countryOfCodeForm(row.postalCode)
  if (coded !== '') votes.set(coded, 0.9)
  const last = countryAtEnd(row.address)
  if (last !== '') votes.set(last, 0.9)
  for (const [country, vote] of countriesOfTown(row, spoken))
    votes.set(country, Math.max(votes.get(country) ?? 0, vote))
  for (const country of sole)
    if (!votes.has(country) && row.postalCode !== '' && fitOfCode(row.postalCode, country) > 0)
      votes.set(country, 0.5)
  const called = new Map<string, number>()
  for (const country of new Set([...votes.keys(), ...named]))
    if (isNationalPhone(row.phone, country))
      called.set(country, (votes.get(country) ?? (votes.size > 0 ? 0 : 0.2)) + 0.3)
  // A number that one of the countries has speaks against those that have none like it.
  if (called.size > 0)
    for (const [country, vote] of votes) votes.set(country, called.get(country) ?? vote - 0.3)
  for (const [country, vote] of called) votes.set(country, vote)
  if (row.postalCode !== '')
    for (const [country, vote] of votes) votes.set(country, vote + fitOfCode(row.postalCode, country))
  return votes
}

const sameCountryKm = 20

/** The country around the point of a row that says no other place. In a file of such rows they are those of the businesses. */
function countryAtPoint({ address, city, locationLink }: RowPlace): string {
  const point = address === '' && city === '' ? coordinatesOf(locationLink) : undefined
  return (point && currentGazetteer()?.countryAround(point, sameCountryKm)) ?? ''
}

/** How much the form of a postal code speaks for a country; a spreadsheet may have taken its first zero. */
function fitOfCode(code: string, country: string): number {
  if (findPostalCode(code, country) !== undefined) return 0.1
  return findPostalCode(`0${code}`, country) === undefined ? -0.3 : 0
}

/** `12 Example Rd SINGAPORE 189620`: a country behind the street, without a comma. */
function countryAtEnd(address: string): string {
  if (address.includes(',')) return ''
  const words = address.split(' ').filter((word) => /\p{L}/u.test(word))
  return words.length < 3 ? '' : findCountryName(words.at(-1) ?? '')
}

/** A town without its postal code: `71100 Chalon-sur-Saône`. */
const withoutCode = (part: string): string =>
  part.replace(/\d+(?:-\d+)*/g, '').replace(/^[\s-]+|(?<![\s-])[\s-]+$/g, '')

const codeBeforeTown = /^\d{2,4}[- ]?\d{2,3} \p{L}/u
const markedTown = /^(?:\d{6},? )?(?:г\.|гр\.|м\.|гор\.) ?(\p{L}.{0,40})$/u
/** `Lugo (Lugo)`: a province behind its town. */
const inBrackets = / \([^()]{2,40}\)$/

/** The name of a town alone, of `58-500 Jelenia Góra`, `гр. Пловдив` or `Lugo (Lugo)`. */
function bareTown(part: string): string {
  const bare = withoutCode(part).replace(inBrackets, '')
  const marked = markedTown.exec(bare)?.[1]
  if (marked !== undefined) return marked
  const [first = ''] = bare.split(' ', 1)
  // Directories write the quarter behind the town: `34127 Kassel Nord-Holland`.
  const hasQuarter = codeBeforeTown.test(part.trim()) && first !== bare && listCitiesNamed(bare).length === 0
  return hasQuarter ? first : bare
}

/**
 * The countries that have the row's town, with how much that says: more where the postal code is of the town's region. A town of a name that
 * many countries have says nothing.
 */
function countriesOfTown({ address, city, postalCode }: RowPlace, spoken: ReadonlySet<string>): Votes {
  const parts = address.split(/[,;،，\n]/).filter((part, at) => at === 0 || /\p{L}/u.test(part))
  // `58-500 Jelenia Góra` alone is a town, too.
  const last = parts.length === 1 && codeBeforeTown.test(address) ? parts : parts.slice(1).slice(-2)
  // `г. Казань, ул. Баумана, д. 15`: the town has its word in front, wherever it stands.
  const marked = parts.map((part) => markedTown.exec(part.trim())?.[1] ?? '')
  const told = marked.filter(Boolean)
  // Where the script is not Latin, addresses go from large to small as often.
  const ends = /^[^\p{L}]{0,8}(?!\p{Script=Latin})\p{L}/u.test(address)
    ? [...parts.slice(0, 1), ...last]
    : last
  const names = city !== '' ? [bareTown(city)] : told.length > 0 ? told : ends.map(bareTown)
  const votes = new Map<string, number>()
  const towns = names.flatMap((name) => listCitiesNamed(name))
  const largest = Math.max(0, ...towns.map(({ population }) => population))
  for (const town of towns) {
    if (spoken.size > 0 && !spoken.has(town.countryCode)) continue
    const region = postalCode === '' ? '' : regionOfPostalCode(postalCode, town.countryCode)
    const known = town.population * farSmaller < largest ? 0.35 : 0.7
    const vote = region === '' ? known : region === town.state ? 1 : 0.3
    votes.set(town.countryCode, Math.max(votes.get(town.countryCode) ?? 0, vote))
  }
  return votes.size <= 6 ? votes : new Map()
}

function isNationalPhone(phone: string, country: string): boolean {
  return phone !== '' && !phone.startsWith('+') && parsePhone(phone, country).phoneE164 !== ''
}

/** Towns that are words in the names of files: `village_list`, `Street map`, `Homes union`. */
const otherWords = new Set(
  'list|lista|street|driver|home|august|march|union|page|stock|center|cafe'.split('|'),
)

/** Countries that the name of a sheet or file says: `Restaurants Türkiye`, `KR_list`, `Cafés Paris`. */
function countriesNamed(names: readonly string[]): ReadonlySet<string> {
  const all = names.flatMap((name) => name.split(/[^\p{L}]+/u))
  const words = all.filter((word) => word.length > 3 && !otherWords.has(word.toLowerCase()))
  const countries = words.map(findCountryName).filter(Boolean)
  const towns = words.map((word) => listCitiesNamed(word).at(0)?.countryCode ?? '').filter(Boolean)
  return new Set([...countries, ...towns])
}

/** Words of headers that are usual in one country, or in a few. */
const headerCountries: readonly (readonly [countries: string, headers: string])[] = [
  ['BR', 'cep|cnpj|uf|bairro|município|logradouro|nome fantasia|razão social'],
  ['PT', 'concelho|freguesia|morada|nif'],
  ['MX', 'colonia|num ext|numero exterior|giro|rfc'],
  ['ES', 'población|cif|municipio y provincia|teléfono fijo'],
  ['TR', 'il|ilçe|mahalle|il adı|ilçe adı|vergi dairesi'],
  ['JP', '都道府県|郵便番号|定休日|市区町村|店名'],
  ['CN', '邮编|省份|营业时间|商户名称'],
  [
    'KR',
    '상호|상호명|업체명|업소명|매장명|가게이름|사업장명|전화번호|연락처|휴대폰|주소|소재지|업종|취급품목|대표자',
  ],
  ['TW', '郵遞區號|營業時間|統一編號|縣市'],
  ['RS', 'opština|radno vreme|delatnost'],
  ['HR', 'općina|radno vrijeme|oib'],
  ['PL', 'województwo|kod pocztowy|miejscowość|nip|regon|godziny otwarcia'],
  ['FR', 'siret|siren|département|code postal|code insee'],
  ['BE CH CA', 'code postal'],
  ['DE AT CH', 'plz|postleitzahl|öffnungszeiten'],
  ['IT', 'cap|comune|prov|partita iva|p iva|codice fiscale'],
  ['NL', 'kvk|plaats|woonplaats|openingstijden'],
  ['GB', 'fhrsid|county|post town'],
  ['IN', 'pincode|pin code|pin|gstin|taluk|mandal'],
  ['US', 'zip|zip code|zipcode|boro'],
  ['PH', 'barangay'],
  ['ID', 'kecamatan|kelurahan|kabupaten|kode pos'],
  ['VN', 'quận|quận huyện|phường'],
  ['CZ SK', 'psč|ičo'],
  ['HU', 'irányítószám'],
  ['RO', 'județ|judeţ|cui'],
  ['DK', 'navn1|cvrnr|cvr nr|cvr nummer|p nummer|pnr'],
  ['DK NO SE', 'postnr'],
  ['NO', 'poststed|organisasjonsnummer'],
  ['SE', 'postort|organisationsnummer'],
  ['FI', 'postinumero|y tunnus'],
  ['CH', 'kanton|uid nummer'],
  ['AU', 'abn|acn|abn status'],
  ['RU', 'субъект рф|инн|огрн|кпп'],
  ['UA', 'єдрпоу|код єдрпоу'],
  ['TH', 'จังหวัด|อำเภอ|ตำบล|เบอร์โทรศัพท์'],
]
const compact = (header: string) => fold(header).replace(/[^\p{L}\p{N}]+/gu, '')
const countriesOfHeader = new Map<string, string[]>()
for (const [countries, headers] of headerCountries)
  for (const header of headers.split('|').map(compact))
    countriesOfHeader.set(header, [...(countriesOfHeader.get(header) ?? []), ...countries.split(' ')])

/** The countries in which a table's headers are usual; `alone`: only those that no other country has. */
function countriesHeaded(header: readonly string[], alone = false): ReadonlySet<string> {
  const found = header.map((cell) => countriesOfHeader.get(compact(cell.slice(0, 60))) ?? [])
  return new Set(found.filter(({ length }) => !alone || length === 1).flat())
}

/**
 * Tells the country of a file from what a sample of its rows shares: country cells, phone prefixes, coordinates, addresses, scripts, towns
 * with phones that are valid there, the names of the sheet and the file, and the words of the header. Undefined if they do not agree.
 */
export function countryOfFile(
  rows: readonly RowPlace[],
  names: readonly string[],
  header: readonly string[] = [],
): FileCountry | undefined {
  const headed = countriesHeaded(header)
  const named = new Set([...countriesNamed(names), ...headed])
  const spoken = countriesSpeaking(
    header,
    rows.map(({ address }) => address),
  )
  const hints = { named, sole: countriesHeaded(header, true), spoken }
  const sums = new Map<string, number>()
  let speaking = 0
  for (const row of rows) {
    const votes = votesOf(row, hints)
    if (votes.size > 0) speaking++
    for (const [country, vote] of votes) sums.set(country, (sums.get(country) ?? 0) + vote)
  }
  for (const country of named)
    if (sums.has(country))
      sums.set(country, (sums.get(country) ?? 0) + (headed.has(country) ? 0.3 : 0.1) * speaking)
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
  return row.address.split(/[,;،，]/).some((part) => findCountryName(part.trim()) === own.countryCode)
}
