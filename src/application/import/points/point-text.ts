import type { Coordinates } from '../../../domain/address/coordinates.ts'
import { findNamedCountry } from '../../../domain/address/country/country-in-languages.ts'
import { currentGazetteer } from '../../../domain/address/gazetteer/gazetteer.ts'
import { coordinatesOf } from '../../../domain/address/map-link.ts'
import { type Metres, type Projection, pointOnEarth } from '../../../domain/geo/projections.ts'
import { plainFigures } from '../../../domain/text/ascii-digits.ts'
import { type Companions, companionCell, type ReadCell } from '../rows/companions.ts'
import { pointInObject } from '../rows/place-object.ts'

const longestPoint = 200

/** Degrees in ten-millionths: `latitudeE7` of Google's exports, `mapy` of Naver's search. */
const isScaled = (text: string) => /^-?\d{8,10}$/.test(text)
const isDegrees = (text: string) => /^-?\d{1,3}[.,]\d{1,20}$/.test(text)
/** `53,8946°`: a unit says nothing more of a number. */
const figuresOf = (cell: string) => plainFigures(cell.endsWith('°') ? cell.slice(0, -1).trim() : cell)
const decimal = (text: string) => text.replace(',', '.')

/** The text of a point in columns of its own, as a map link has it; '' if it is none on Earth. `country` is the row's, or the file's. */
export function pointText(companions: Companions, read: ReadCell, country: string): string {
  const [latitude, longitude] = [
    figuresOf(companionCell(companions, 'latitude', read)),
    figuresOf(companionCell(companions, 'longitude', read)),
  ]
  const metres = companions.projection && metresOf(longitude, latitude)
  if (companions.projection && metres) return projectedText(companions.projection, metres, country)
  if (isScaled(latitude) && isScaled(longitude))
    return `${Number(latitude) / 1e7}, ${Number(longitude) / 1e7}`
  if (!isDegrees(latitude) || !isDegrees(longitude))
    return pointWithSides(latitude, longitude) || pointCell(companions, read, country)
  const [y, x] = [decimal(latitude), decimal(longitude)]
  // Some tables have the latitude as X.
  if (Math.abs(Number(y)) > 90 && Math.abs(Number(x)) <= 90) return `${x}, ${y}`
  return textOf(inCountry({ latitude: Number(y), longitude: Number(x) }, country))
}

const textOf = ({ latitude, longitude }: Coordinates) => `${latitude}, ${longitude}`

/** A place this near says in which country a point lies. */
const sameCountryKm = 20
/** So far from all places of a country, a point is not in it. */
const elsewhereKm = 100

/** A point with its sides exchanged, if only so it lies in the country that the row or the file names: `15.99, 45.80` of Zagreb. */
function inCountry(point: Coordinates, country: string): Coordinates {
  const told = findNamedCountry(country)
  const gazetteer = currentGazetteer()
  const { latitude, longitude } = point
  if (told === '' || !gazetteer || Math.abs(longitude) > 90) return point
  if (gazetteer.countryAround(point, elsewhereKm) === told) return point
  const exchanged = { latitude: longitude, longitude: latitude }
  return gazetteer.countryAround(exchanged, sameCountryKm) === told ? exchanged : point
}

/** The point of two cells that name their sides: `49°11'42"N` and `16°36'24"E`; '' if they do not. */
function pointWithSides(latitude: string, longitude: string): string {
  const both = `${latitude}, ${longitude}`
  const found = both.length <= longestPoint && /[NSEW]/i.test(both) ? coordinatesOf(both) : undefined
  return found ? textOf(found) : ''
}

/** The point of a cell that has both; '' if it has none, as where `location` is an address. */
function pointCell(companions: Companions, read: ReadCell, country: string): string {
  for (const index of companions.cells.point ?? []) {
    const cell = read(index)
    const found = coordinatesOf(pointInObject(cell) || cell.slice(0, longestPoint))
    if (found) return textOf(inCountry(found, country))
  }
  return ''
}

const number = /^-?\d{1,8}(?:[.,]\d{1,20})?$/

/** The figures of a point on a map; undefined for degrees, and for what is no number. */
export function metresOf(easting: string, northing: string): Metres | undefined {
  if (!number.test(easting) || !number.test(northing)) return undefined
  const found = { easting: Number(decimal(easting)), northing: Number(decimal(northing)) }
  return Math.abs(found.easting) <= 180 && Math.abs(found.northing) <= 90 ? undefined : found
}

/** A point on a map as a text of degrees; '' if it lies in another country than the projection or the row says. */
function projectedText(projection: Projection, metres: Metres, country: string): string {
  const point = pointOnEarth(projection, metres)
  const around = point && currentGazetteer()?.countryAround(point, sameCountryKm)
  if (!around || (projection.country !== '' && around !== projection.country)) return ''
  const told = findNamedCountry(country)
  return told !== '' && told !== around ? '' : textOf(point)
}
