import type { Coordinates } from './coordinates.ts'

const degrees = '([+-]?\\d{1,3}(?:\\.\\d{1,20})?)'
const fraction = '([+-]?\\d{1,3}\\.\\d{1,20})'
const pairSeparator = '(?: ?[,~_;] ?| )'

/** The place's own point in the address of a page of Google Maps. */
const placePoint = new RegExp(`!3d${degrees}!4d${degrees}`)
/** The destination of a route, and the point of an embedded map: both write the longitude first. */
const routePoint = new RegExp(`!1d${degrees}!2d${degrees}`, 'g')
const embeddedPoint = new RegExp(`!2d${degrees}!3d${degrees}`)
const mapCentre = new RegExp(`@${degrees},${degrees}`)
/** `#map=18/48.85/2.29`: zoom, latitude, longitude. */
const fragmentCentre = new RegExp(`#(?:map=)?\\d{1,2}(?:\\.\\d{1,5})?/${degrees}/${degrees}`)
/** A pair between slashes, behind a name as in links of Kakao, or behind a word as in `geo:`. */
const pathPair = new RegExp(
  `(?:/|[/,][^/,?#]{0,200},|^(?:geo|maps?):)${fraction}${pairSeparator}${fraction}(?=[/?#(,;]|$)`,
)
const pair = new RegExp(`^(?:loc:|ll\\.|point\\.)? ?${degrees}${pairSeparator}${degrees}(?=$|[ ,_(~/])`)
/** The same where an address or a name may stand instead: whole numbers can be those of houses. */
const writtenPair = new RegExp(
  `^(?:loc:|ll\\.|point\\.)? ?${fraction}${pairSeparator}${fraction}(?=$|[ ,_(~/])`,
)
const wholePair = new RegExp(`^\\(?${fraction}(?: ?[,;]|\\s)\\s{0,3}${fraction}\\)?$`)
/** The same with decimal commas: `55,7901, 49,1220`. */
const commaPair = /^\(?([+-]?\d{1,3}),(\d{4,20})(?: ?[;,]\s{0,3}|\s{1,3})([+-]?\d{1,3}),(\d{4,20})\)?$/
/** With another sign between them, or with their names: `55.7901 / 49.1220`, `Lat: 55.7901, Lng: 49.1220`. */
const otherPair =
  /^(?:lat(?:itude)?[ :=.]{1,3}([+-]?\d{1,3})[.,](\d{2,20})[ ,;/|]{1,3}lo?ng?(?:itude)?[ :=.]{1,3}|([+-]?\d{1,3})[.,](\d{4,20}) ?[/|] ?)([+-]?\d{1,3})[.,](\d{2,20})$/i
/** As geographic systems write a point, the longitude first. */
const wellKnown = new RegExp(
  `^(?:SRID=\\d{1,6};)?POINT ?Z? ?\\( ?${degrees} ${degrees}(?: [\\d.+-]{1,20})? ?\\)$`,
  'i',
)
const geoJson = new RegExp(`"coordinates" ?: ?\\[ ?${degrees} ?, ?${degrees}(?: ?, ?[\\d.+-]{1,20})? ?\\]`)
const sexagesimal =
  /(\d{1,2})° ?(\d{1,2}(?:\.\d{1,6})?)['′’] ?(?:(\d{1,2}(?:\.\d{1,6})?)["″”] ?)?([NS])[ ,;/]{0,3}(\d{1,3})° ?(\d{1,2}(?:\.\d{1,6})?)['′’] ?(?:(\d{1,2}(?:\.\d{1,6})?)["″”] ?)?([EW])/i
/** Decimal degrees with their sides: `50.0875N, 14.4213E`, `N 50.0875° E 14.4213°`. With fewer decimals it may be an address: `100 N 300 E`. */
const decimalSides =
  /^(?:([NS]) ?)?(\d{1,2}[.,]\d{3,20}) ?°? ?([NS])?[ ,;/]{1,3}(?:([EW]) ?)?(\d{1,3}[.,]\d{3,20}) ?°? ?([EW])?$/i
const parameter = /[?&#]([\w[\]]{1,24})=([^?&#]{0,400})/g

/** Parameters with the place's own point or a text; then those with a point, which may be only what the map shows. */
const pointNames = ['destination', 'daddr', 'query', 'q', 'p', 'to', 'sp']
const centreNames = [
  'll',
  'pin',
  'coordinate',
  'coordinates',
  'cbll',
  'viewpoint',
  'center',
  'cp',
  'map',
  'sll',
]
/** Pairs of parameters with a latitude and a longitude. */
const pointPairs = [
  ['mlat', 'mlon'],
  ['lat', 'lon'],
  ['lat', 'lng'],
  ['latitude', 'longitude'],
  ['dlat', 'dlng'],
] as const
/** Services that write the longitude first, with the names of their parameters. */
const longitudeFirst = /^(?:https?:\/\/)?(?:[\w-]{1,20}\.){0,3}(?:yandex|2gis)\.[a-z.]{2,8}\//i
const longitudeFirstNames = ['whatshere[point]', 'pt', 'poi[point]', 'll', 'm']
/** A Czech service, whose `x` is the longitude. */
const mapy = /^(?:https?:\/\/)?(?:[\w-]{1,20}\.){0,3}mapy\.(?:cz|com)\//i
/** The centre of Naver's map, the longitude first, in degrees or in metres of the web's projection; elsewhere it begins with the zoom. */
const naverCentre =
  /^(?:https?:\/\/)?(?:[\w-]{1,20}\.)?map\.naver\.com\/[^?]{0,200}\?(?:[^&]{0,80}&){0,4}c=(\d{3,8}\.\d{1,20}),(\d{2,7}\.\d{1,20})(?=,|&|$)/i
const metresOfHalf = 20_037_508.34
/** Chinese services, whose coordinates are shifted by some hundred metres. */
const shifted = /^(?:https?:\/\/)?(?:[\w-]{1,20}\.){0,3}(?:baidu|amap|autonavi)\.com\//i

function point(latitude: unknown, longitude: unknown): Coordinates | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  const found = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!(Math.abs(found.latitude) <= 90 && Math.abs(found.longitude) <= 180)) return undefined
  return found.latitude === 0 && found.longitude === 0 ? undefined : found
}

function matched(text: string, pattern: RegExp): Coordinates | undefined {
  const found = pattern.exec(text)
  return found ? point(found[1], found[2]) : undefined
}

function reversed(text: string, pattern: RegExp): Coordinates | undefined {
  const found = pattern.exec(text)
  return found ? point(found[2], found[1]) : undefined
}

const signs: Readonly<Record<string, string>> = { '%C2%B0': '°', '%E2%80%B2': '′', '%E2%80%B3': '″' }

/** Escaped ASCII as it stands for, also where it is escaped twice, and the signs of degrees. */
function unescaped(link: string): string {
  if (!link.includes('%')) return link
  const once = link.replace(/%(?:([2-7][\da-f])|C2%B0|E2%80%B[23])/gi, (sign, code: string | undefined) =>
    code === undefined ? (signs[sign.toUpperCase()] ?? sign) : String.fromCharCode(Number.parseInt(code, 16)),
  )
  return once === link || !/%[2-7C]/i.test(once) ? once : unescaped(once)
}

function parametersOf(link: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of link.matchAll(parameter)) {
    const key = name.toLowerCase()
    if (!found.has(key) || pair.test(value)) found.set(key, value.replaceAll('+', ' ').trim())
  }
  return found
}

function pointOfParameters(link: string): Coordinates | undefined {
  const values = parametersOf(link)
  if (values.size === 0) return undefined
  if (longitudeFirst.test(link)) {
    for (const name of longitudeFirstNames) {
      const found = reversed(values.get(name) ?? '', pair)
      if (found) return found
    }
    return undefined
  }
  if (mapy.test(link)) return point(values.get('y'), values.get('x')) ?? pointOfSides(values.get('q') ?? '')
  for (const [latitude, longitude] of pointPairs) {
    const [north, east] = [values.get(latitude) ?? '', values.get(longitude) ?? '']
    const found = north === '' || east === '' ? undefined : point(north, east)
    if (found) return found
  }
  for (const name of pointNames) {
    const found = matched(values.get(name) ?? '', writtenPair)
    if (found) return found
  }
  for (const name of centreNames) {
    const found = matched(values.get(name) ?? '', pair)
    if (found) return found
  }
  return undefined
}

function pointOfNaver(link: string): Coordinates | undefined {
  const [, x, y] = naverCentre.exec(link) ?? []
  if (x === undefined || Number(x) < metresFromDegrees) return point(y, x)
  const [east, north] = [Number(x) / metresOfHalf, Number(y) / metresOfHalf]
  return point((360 / Math.PI) * Math.atan(Math.exp(Math.PI * north)) - 90, 180 * east)
}
/** Degrees are fewer. */
const metresFromDegrees = 1000

function pointOfDegrees(text: string): Coordinates | undefined {
  const found = sexagesimal.exec(text)
  if (!found) return pointOfSides(text)
  const angle = (at: number) =>
    Number(found[at]) + Number(found[at + 1]) / 60 + Number(found[at + 2] ?? 0) / 3600
  const rounded = (value: number) => Math.round(value * 1e6) / 1e6
  return onSides([rounded(angle(1)), found[4]], [rounded(angle(5)), found[8]])
}

function pointOfSides(text: string): Coordinates | undefined {
  const [, sideBefore, north = '', side, eastBefore, east = '', eastSide] = decimalSides.exec(text) ?? []
  const [vertical, horizontal] = [sideBefore ?? side, eastBefore ?? eastSide]
  if (vertical === undefined || horizontal === undefined) return undefined
  const degreesOf = (figures: string) => Number(figures.replace(',', '.'))
  return onSides([degreesOf(north), vertical], [degreesOf(east), horizontal])
}

type Side = readonly [degrees: number, side: string | undefined]

function onSides([north, vertical = 'N']: Side, [east, horizontal = 'E']: Side): Coordinates | undefined {
  return point(/s/i.test(vertical) ? -north : north, /w/i.test(horizontal) ? -east : east)
}

/** The last stop of a route is where it goes to. */
function destinationOf(link: string): Coordinates | undefined {
  const last = [...link.matchAll(routePoint)].at(-1)
  return last && point(last[2], last[1])
}

/**
 * The coordinates in a map's address: those of the place, or else of the map's centre. It knows the forms of Google, Apple, Bing,
 * Yandex, Kakao, Naver, OpenStreetMap, Waze and `geo:`, escaped or not, and a plain pair. Undefined if there are none.
 */
export function coordinatesOf(locationLink: string): Coordinates | undefined {
  if (!/\d/.test(locationLink) || shifted.test(locationLink)) return undefined
  const link = unescaped(locationLink)
  // A pair whose first number is beyond any latitude begins with the longitude, as in `location` of Chinese maps.
  const text = link.trim().replace(commaPair, '$1.$2, $3.$4').replace(otherPair, '$1$3.$2$4, $5.$6')
  const plain =
    matched(text, wholePair) ??
    reversed(text, wholePair) ??
    reversed(text, wellKnown) ??
    (text.startsWith('{') ? reversed(text.replaceAll("'", '"'), geoJson) : undefined)
  if (plain) return plain
  const path = link.replaceAll('+', ' ')
  return (
    matched(link, placePoint) ??
    pointOfParameters(link) ??
    pointOfNaver(link) ??
    (longitudeFirst.test(link) ? reversed(path, pathPair) : matched(path, pathPair)) ??
    pointOfDegrees(path) ??
    reversed(link, embeddedPoint) ??
    destinationOf(link) ??
    matched(link, mapCentre) ??
    matched(link, fragmentCentre)
  )
}

const webAddress = /https?:\/\/[^\s"'<>]+/i
const withoutScheme = /^(?:\/\/)?(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,12}\/\S/i

/**
 * A map's address as a browser opens it. One without `https://` gets it, one in the code for embedding a map is taken out of it, and
 * coordinates alone (`geo:`, the scheme of an app, a plain pair) become a page of Google Maps. '' if there is no address.
 */
export function mapLink(cell: string): string {
  if (/^https?:\/\//i.test(cell)) return cell
  if (withoutScheme.test(cell)) return `https://${cell.replace(/^\/\//, '')}`
  const within = webAddress.exec(cell)
  if (within) return within[0].replaceAll('&amp;', '&')
  const found = coordinatesOf(cell)
  return found ? pageOfPoint(found) : ''
}

/** The page of a map that shows a point. */
function pageOfPoint({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
}

const placeId = /(?:!19s|[?&](?:query_place_id|place_id|placeid)=|[?&]q=place_id:)(ChIJ[\w-]{10,100})/

/** Google's id of the place in the address of its page; '' if there is none. */
export function placeIdIn(link: string): string {
  return placeId.exec(link)?.[1] ?? ''
}
