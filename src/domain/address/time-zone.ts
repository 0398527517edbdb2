import lookUpZone from '@photostructure/tz-lookup'
import type { Coordinates } from './coordinates.ts'

/** Zones that the locale data still lists under an older name. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** Countries with several zones whose clocks agree, or whose second zone covers only a tiny area. */
const zoneOfCountry = new Map([
  ['AR', 'America/Argentina/Buenos_Aires'],
  ['CN', 'Asia/Shanghai'],
  ['CY', 'Asia/Nicosia'],
  ['DE', 'Europe/Berlin'],
  ['MY', 'Asia/Kuala_Lumpur'],
  ['PS', 'Asia/Hebron'],
  ['UA', 'Europe/Kyiv'],
  ['UZ', 'Asia/Tashkent'],
])

/** The IANA zone at a point; '' at sea. */
export function timeZoneAt(point: Coordinates): string {
  const zone = lookUpZone(point.latitude, point.longitude)
  return zone.startsWith('Etc/') ? '' : zone
}

/** All engines that run this have `Intl.Locale#getTimeZones`, but the compiler's library lacks it. */
function zonesOf(countryCode: string): readonly string[] {
  const locale = new Intl.Locale(`und-${countryCode}`) as Intl.Locale & {
    getTimeZones(): readonly string[] | undefined
  }
  return locale.getTimeZones() ?? []
}

/** The IANA zone of a country that has only one, otherwise ''. */
export function timeZoneOfCountry(countryCode: string): string {
  const known = zoneOfCountry.get(countryCode)
  if (known !== undefined) return known
  const zones = countryCode === '' ? [] : zonesOf(countryCode)
  const [only = ''] = zones.length === 1 ? zones : []
  const zone = renamed[only] ?? only
  zoneOfCountry.set(countryCode, zone)
  return zone
}
