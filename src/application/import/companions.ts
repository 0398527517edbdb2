import { findCountry } from '../../domain/address/country/find-country.ts'
import { findProvince } from '../../domain/address/korea/provinces.ts'
import { cleanPostalCode } from '../../domain/address/postal-code.ts'
import { fold } from '../../domain/text/fold.ts'
import { findHoursColumns, type HoursColumns, indexesOfHours } from './hours-columns.ts'

/** Columns that complete one of the listing's own columns. */
const headersOf = {
  lotAddress: [
    '지번 주소',
    '주소(지번)',
    '소재지 지번 주소',
    '지번 전체 주소',
    '소재지 전체 주소',
    '소재지 주소',
    '소재지',
    '구주소',
  ],
  city: [
    'city',
    'town',
    'municipality',
    'locality',
    'addr:city',
    '시군구',
    '시군구명',
    '도시',
    'şehir',
    'ort',
    'stadt',
    'ville',
    'ciudad',
  ],
  state: ['state', 'province', 'region', 'addr:state', '시도', '시도명', 'bundesland', 'provincia', 'estado'],
  street: [
    'street',
    'addr:street',
    'street name',
    'road',
    'straße',
    'calle',
    'rue',
    'via',
    'rua',
    'cadde',
    'sokak',
    'ulica',
    'straat',
  ],
  house: [
    'house',
    'housenumber',
    'house number',
    'addr:housenumber',
    'street number',
    'hausnummer',
    'hausnr',
    'huisnummer',
    'numero civico',
    'numero exterior',
    'número',
    'kapı no',
    'bina no',
  ],
  unit: ['addr:unit', 'unit', 'suite', 'apartment', 'address 2', 'address2', 'address line 2'],
  quarter: [
    'mahalle',
    'mahalle adı',
    'neighborhood',
    'neighbourhood',
    'addr:neighbourhood',
    'colonia',
    'barrio',
    'bairro',
  ],
  district: [
    'ilçe',
    'ilçe adı',
    'district',
    'addr:district',
    'addr:suburb',
    'suburb',
    'borough',
    'stadtteil',
    '읍면동',
  ],
  latitude: ['latitude', 'lat', '@lat', 'location/lat', '위도', 'enlem', '緯度'],
  longitude: ['longitude', 'lon', 'lng', '@lon', 'location/lng', '경도', 'boylam', '経度'],
  status: [
    'status',
    'business status',
    'operational status',
    '상세 영업 상태명',
    '영업 상태명',
    '영업 상태',
    '운영 상태',
  ],
  permanentlyClosed: ['permanently closed', 'is permanently closed', 'closed permanently', '폐업 여부'],
  temporarilyClosed: ['temporarily closed', 'is temporarily closed', '휴업 여부'],
} as const

type Companion = keyof typeof headersOf

/** Where the companions are in a row. */
export interface Companions {
  /** Indexes of each, the first header of its list first. */
  readonly cells: Readonly<Partial<Record<Companion, readonly number[]>>>
  readonly hours: HoursColumns
}

const compact = (header: string) => fold(header).replace(/[^\p{L}\p{N}]+/gu, '')
const known = new Map<string, { readonly companion: Companion; readonly rank: number }>(
  (Object.keys(headersOf) as Companion[]).flatMap((companion) =>
    headersOf[companion].map((header, rank) => [compact(header), { companion, rank }] as const),
  ),
)
const longestHeader = 60

/** Finds the columns of a header that complete others. `taken` are those that the listing's own columns use. */
export function findCompanions(header: readonly string[], taken: ReadonlySet<number>): Companions {
  const found = new Map<Companion, { index: number; rank: number }[]>()
  const others: [number, string][] = []
  for (const [index, cell] of header.entries()) {
    if (taken.has(index) || cell === '' || cell.length > longestHeader) continue
    const name = compact(cell)
    const companion = known.get(name)
    if (companion) {
      found.set(companion.companion, [
        ...(found.get(companion.companion) ?? []),
        { index, rank: companion.rank },
      ])
      continue
    }
    others.push([index, cell])
  }
  const cells = [...found].map(([companion, all]) => [
    companion,
    all.sort((a, b) => a.rank - b.rank).map(({ index }) => index),
  ])
  return { cells: Object.fromEntries(cells), hours: findHoursColumns(others) }
}

/** Indexes that companions use. */
export function indexesOf({ cells, hours }: Companions): number[] {
  return [...Object.values(cells).flat(), ...indexesOfHours(hours)]
}

/** The companions with those that were guessed. */
export function withGuessed(
  companions: Companions,
  guesses: readonly { readonly column: string; readonly index: number }[],
): Companions {
  const cells: Partial<Record<Companion, readonly number[]>> = { ...companions.cells }
  for (const { column, index } of guesses)
    if (Object.hasOwn(headersOf, column)) cells[column as Companion] = [index]
  return { ...companions, cells }
}

type ReadCell = (index: number) => string

/** The first filled cell of a companion; '' if there is none. */
export function companionCell(companions: Companions, companion: Companion, read: ReadCell): string {
  for (const index of companions.cells[companion] ?? []) {
    const text = read(index)
    if (text !== '') return text
  }
  return ''
}

const statesBeforeCode = new Set(['US', 'CA', 'AU', ''])
/** Where the house comes before the street. */
const houseFirst = new Set('US CA AU NZ GB IE FR LU MC IN ZA SG MY PH HK'.split(' '))
const isKorean = /[가-힣]/

interface AddressCells {
  readonly address: string
  readonly postalCode: string
  readonly country: string
}

/** The address with its town, state and code where these have columns of their own, or the lot's address where the road has none. */
export function completeAddress(
  companions: Companions,
  read: ReadCell,
  { address, postalCode, country }: AddressCells,
): string {
  const countryCode = findCountry(country)
  const street = wholeStreet(
    companions,
    read,
    address || companionCell(companions, 'lotAddress', read),
    countryCode,
  )
  const city = companionCell(companions, 'city', read)
  const district = companionCell(companions, 'district', read)
  if (isKorean.test(city)) return koreanAddress(companions, read, street, city)
  const place = includes(street, city) ? '' : city
  const part = includes(street, district) || includes(city, district) ? '' : district
  // A whole address needs nothing, and its borough would stand behind its code.
  if (place === '') return city === '' && !street.includes(',') ? join([street, part]) : street
  const state = companionCell(companions, 'state', read)
  const code = cleanPostalCode(postalCode, countryCode)
  return statesBeforeCode.has(countryCode)
    ? join([street, part, city, [state, code].filter(Boolean).join(' ')])
    : join([street, part, [code, city].filter(Boolean).join(' '), includes(city, state) ? '' : state])
}

const join = (parts: readonly string[]) => parts.filter(Boolean).join(', ')
const includes = (text: string, part: string) => part === '' || fold(text).includes(fold(part))

/** Whether an address names its town already. */
function isWhole(companions: Companions, read: ReadCell, given: string): boolean {
  const city = companionCell(companions, 'city', read)
  return given !== '' && city !== '' && includes(given, city)
}

/** The street with its house and what belongs to it. */
function wholeStreet(companions: Companions, read: ReadCell, given: string, countryCode: string): string {
  const street = given || companionCell(companions, 'street', read)
  if (street === '' || isWhole(companions, read, given)) return street
  const house = companionCell(companions, 'house', read)
  const hasHouse = house === '' || house.length > 12 || includes(street, house)
  const ordered = houseFirst.has(countryCode) ? `${house} ${street}` : `${street} ${house}`
  const quarter = companionCell(companions, 'quarter', read)
  const unit = companionCell(companions, 'unit', read)
  const own = hasHouse ? street : ordered
  if (isKorean.test(own)) return own
  return join([includes(own, quarter) ? '' : quarter, own, includes(own, unit) ? '' : unit])
}

/** Korean addresses go from the province to the house. A street that begins with its province is whole. */
function koreanAddress(companions: Companions, read: ReadCell, street: string, city: string): string {
  if (includes(street, city) || findProvince(street.split(' ', 1)[0] ?? '')) return street
  return [companionCell(companions, 'state', read), city, street].filter(Boolean).join(' ')
}

/** The text of a point in columns of its own, as a map link has it; '' if it is none on Earth. */
export function pointText(companions: Companions, read: ReadCell): string {
  const [latitude, longitude] = [
    companionCell(companions, 'latitude', read),
    companionCell(companions, 'longitude', read),
  ]
  const isNumber = (text: string) => /^-?\d{1,3}\.\d{1,20}$/.test(text)
  return isNumber(latitude) && isNumber(longitude) ? `${latitude}, ${longitude}` : ''
}

const goneWords =
  /^(?:permanently closed|closed permanently|closed for good|out of business|폐업(?:함|처리)?|폐쇄|직권 ?(?:말소|폐업)|(?:허가|등록|지정) ?취소|취소|말소|등록말소|취소\/말소\/만료\/정지\/중지|kalici olarak kapali|kalici kapali|閉業|廃業|閉店|永久歇业|已停业|永久停業|dauerhaft geschlossen|definitivement ferme|ferme definitivement|cerrado permanentemente|permanentemente cerrado|chiuso definitivamente|fechado permanentemente|permanentemente fechado|закрыто навсегда|definitief gesloten|zamkniete na stale|da dong cua vinh vien)$/
const pausedWords =
  /^(?:temporarily closed|closed temporarily|휴업|임시 ?휴업|영업 ?정지|정지|중지|gecici olarak kapali|臨時休業|休業中|vorubergehend geschlossen|ferme temporairement|cerrado temporalmente|chiuso temporaneamente|временно закрыто)$/
const longestStatus = 60

/** Whether a place has closed for good, or for a while, by the words of a status or of its hours. */
export function closingOf(text: string): 'gone' | 'paused' | undefined {
  if (text.length > longestStatus) return undefined
  const words = fold(text).replaceAll('_', ' ').trim()
  if (pausedWords.test(words)) return 'paused'
  return goneWords.test(words) ? 'gone' : undefined
}

const isYes = (text: string) => /^(?:true|yes|y|1|o|예)$/i.test(text)

/** The same from a row's own columns. A more exact status comes before a general one. */
export function closingIn(companions: Companions, read: ReadCell): 'gone' | 'paused' | undefined {
  if (isYes(companionCell(companions, 'permanentlyClosed', read))) return 'gone'
  if (isYes(companionCell(companions, 'temporarilyClosed', read))) return 'paused'
  for (const index of companions.cells.status ?? []) {
    const closing = closingOf(read(index))
    if (closing) return closing
  }
  return undefined
}
