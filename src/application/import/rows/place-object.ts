import { coordinatesOf } from '../../../domain/address/map-link.ts'
import { isJsonObject, parseLooseJson } from '../../../domain/text/parse-loose-json.ts'

const longestObject = 2000
const isObject = /^\s*\{.*\}\s*$/s

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : ''

/** The first of an object's fields that holds a text. */
function field(object: Record<string, unknown>, names: string): string {
  for (const name of names.split(' ')) {
    const text = textOf(object[name])
    if (text !== '') return text
  }
  return ''
}

/** The object that a program wrote into a cell: `{'address1': '1 Main St', 'city': 'Portland'}`. */
function objectIn(cell: string): Record<string, unknown> | undefined {
  if (cell.length > longestObject || !isObject.test(cell)) return undefined
  const value = parseLooseJson(cell)
  return isJsonObject(value) ? value : undefined
}

/** The address that such an object holds; '' if it holds none. */
export function addressInObject(cell: string): string {
  const found = objectIn(cell)
  if (!found) return ''
  const whole = field(found, 'formatted_address formattedAddress full_address fullAddress formatted display')
  if (whole !== '') return whole
  const lines = [
    field(
      found,
      'address1 addressLine1 address_line1 line1 street1 streetAddress street_address street address',
    ),
    field(found, 'address2 addressLine2 address_line2 line2 street2'),
    field(found, 'city addressLocality locality town city_name cityName'),
    [
      field(found, 'state stateCode addressRegion region province'),
      field(found, 'zip_code zipCode zip postalCode postal_code postcode'),
    ]
      .filter(Boolean)
      .join(' '),
    field(found, 'country countryCode country_code addressCountry cc'),
  ]
  return lines[0] === '' && lines[2] === '' ? '' : lines.filter(Boolean).join(', ')
}

const written = /^\s*(?:multi)?(?:point|polygon|linestring)/i
const longestAddress = 300

/** The address in a cell of a column that is called like one of points: `Location` may hold `Moi Avenue, Mombasa`; '' if it holds none. */
export function addressInPoint(cell: string): string {
  const inObject = addressInObject(cell)
  if (inObject !== '' || isObject.test(cell) || written.test(cell) || cell.length > longestAddress)
    return inObject
  const hasWords = /\p{L}{3}/u.test(cell) && cell.includes(',')
  return hasWords && !/^https?:/i.test(cell) && coordinatesOf(cell) === undefined ? cell : ''
}

/** The point that such an object holds, as a map link has it; '' if it holds none. */
export function pointInObject(cell: string): string {
  const found = objectIn(cell)
  if (!found) return ''
  const [latitude, longitude] = [field(found, 'latitude lat'), field(found, 'longitude lng lon long')]
  return latitude === '' || longitude === '' ? '' : `${latitude}, ${longitude}`
}
