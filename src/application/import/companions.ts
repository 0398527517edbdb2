import { findCountry } from '../../domain/address/country/find-country.ts'
import { cleanPostalCode } from '../../domain/address/postal-code.ts'
import { dayNames, parseDays } from '../../domain/opening-hours/day-names.ts'
import { fold } from '../../domain/text/fold.ts'

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
  /** Day of the week (0 is Monday) → the column of its hours. */
  readonly days: ReadonlyMap<number, number>
  /** Further columns of hours. */
  readonly moreHours: readonly number[]
}

const compact = (header: string) => fold(header).replace(/[^\p{L}\p{N}]+/gu, '')
const known = new Map<string, { readonly companion: Companion; readonly rank: number }>(
  (Object.keys(headersOf) as Companion[]).flatMap((companion) =>
    headersOf[companion].map((header, rank) => [compact(header), { companion, rank }] as const),
  ),
)
const wordsOfHours = /(?:opening|working|business|hours|영업 ?시간|운영 ?시간|[_/])/giu
const numberedHours = /^(?:이용|영업|운영)시간[2-9]$/
const longestHeader = 60

/** Finds the columns of a header that complete others. `taken` are those that the listing's own columns use. */
export function findCompanions(header: readonly string[], taken: ReadonlySet<number>): Companions {
  const found = new Map<Companion, { index: number; rank: number }[]>()
  const days = new Map<number, number>()
  const moreHours: number[] = []
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
    if (numberedHours.test(name)) moreHours.push(index)
    const [day, another] = parseDays(cell.replace(wordsOfHours, ' ').trim())
    if (day !== undefined && another === undefined && !days.has(day)) days.set(day, index)
  }
  const cells = [...found].map(([companion, all]) => [
    companion,
    all.sort((a, b) => a.rank - b.rank).map(({ index }) => index),
  ])
  return { cells: Object.fromEntries(cells), days, moreHours }
}

/** Indexes that companions use. */
export function indexesOf({ cells, days, moreHours }: Companions): number[] {
  return [...Object.values(cells).flat(), ...days.values(), ...moreHours]
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
function first(companions: Companions, companion: Companion, read: ReadCell): string {
  for (const index of companions.cells[companion] ?? []) {
    const text = read(index)
    if (text !== '') return text
  }
  return ''
}

const statesBeforeCode = new Set(['US', 'CA', 'AU', ''])

/** The address with its town, state and code where these have columns of their own, or the lot's address where the road has none. */
export function completeAddress(
  companions: Companions,
  read: ReadCell,
  {
    address,
    postalCode,
    country,
  }: { readonly address: string; readonly postalCode: string; readonly country: string },
): string {
  const street = address || first(companions, 'lotAddress', read)
  const city = first(companions, 'city', read)
  if (city === '' || fold(street).includes(fold(city))) return street
  const state = first(companions, 'state', read)
  if (/[가-힣]/.test(city)) return [state, city, street].filter(Boolean).join(' ')
  const countryCode = findCountry(country)
  const code = cleanPostalCode(postalCode, countryCode)
  const parts = statesBeforeCode.has(countryCode)
    ? [street, city, [state, code].filter(Boolean).join(' ')]
    : [street, [code, city].filter(Boolean).join(' ')]
  return parts.filter(Boolean).join(', ')
}

/** The text of a point in columns of its own, as a map link has it; '' if it is none on Earth. */
export function pointText(companions: Companions, read: ReadCell): string {
  const [latitude, longitude] = [first(companions, 'latitude', read), first(companions, 'longitude', read)]
  const isNumber = (text: string) => /^-?\d{1,3}\.\d{1,20}$/.test(text)
  return isNumber(latitude) && isNumber(longitude) ? `${latitude}, ${longitude}` : ''
}

/** The hours of all their columns as one cell. */
export function completeHours(companions: Companions, read: ReadCell, hours: string): string {
  if (companions.days.size === 0 && companions.moreHours.length === 0) return hours
  const more = companions.moreHours.map(read).filter(Boolean)
  const own = [hours, ...more].filter(Boolean).join('\n')
  if (own !== '') return own
  const byDay = [...companions.days].flatMap(([day, index]) => {
    const text = read(index)
    return text === '' ? [] : [[dayNames[day], text] as const]
  })
  return byDay.length === 0 ? '' : JSON.stringify(Object.fromEntries(byDay))
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
  if (isYes(first(companions, 'permanentlyClosed', read))) return 'gone'
  if (isYes(first(companions, 'temporarilyClosed', read))) return 'paused'
  for (const index of companions.cells.status ?? []) {
    const closing = closingOf(read(index))
    if (closing) return closing
  }
  return undefined
}
