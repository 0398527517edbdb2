import { findProvince } from '../../src/domain/address/korea/provinces.ts'
import { findRegion } from '../../src/domain/address/regions/find-region.ts'

/** Countries whose addresses name a second-level division (province or county) as the state. */
const secondLevel = new Set(['PH', 'IE', 'TW'])

/** `Ho Chi Minh City (HCMC)` and `Da Nang City` become Ho Chi Minh and Da Nang. */
const behind = / \(.*\)$| (?:city|province|county|state|region)$/i

function findOwn(countryCode: string, name: string): string | undefined {
  const bare = name.replace(behind, '').replace(behind, '')
  const spellings = [name, bare, ...(countryCode === 'IE' ? [`Co. ${bare}`] : [])]
  return spellings
    .map((spelling) => findRegion(countryCode, spelling)?.name)
    .find((found) => found !== undefined)
}

/** Divisions for which the project uses another name than GeoNames. */
const renamed = new Map([
  ['AR Buenos Aires F.D.', 'Ciudad Autónoma de Buenos Aires'],
  ['BR Federal District', 'Distrito Federal'],
  ['CL Region of Magallanes', 'Magallanes'],
  ['CL Santiago Metropolitan', 'Región Metropolitana'],
  ['ES Castille and León', 'Castilla y León'],
  ['ES Castille-La Mancha', 'Castilla-La Mancha'],
  ['ES Madrid', 'Comunidad de Madrid'],
  ['ES Murcia', 'Región de Murcia'],
  ['ES Valencia', 'Comunidad Valenciana'],
  ['FR New Aquitaine', 'Nouvelle-Aquitaine'],
  ['ID Bangka–Belitung Islands', 'Kepulauan Bangka Belitung'],
  ['ID Southeast Sulawesi', 'Sulawesi Tenggara'],
  ['ID Yogyakarta', 'DI Yogyakarta'],
  ['IN Andaman and Nicobar', 'Andaman and Nicobar Islands'],
  ['IT Basilicate', 'Basilicata'],
  ['IT The Marches', 'Marche'],
  ['RU Arkhangelskaya', 'Arkhangelsk Oblast'],
  ["RU Leningradskaya Oblast'", 'Leningrad Oblast'],
  ['RU Stavropol Kray', 'Stavropol Krai'],
  ['RU Zabaykalskiy (Transbaikal) Kray', 'Zabaykalsky Krai'],
])
/** Words that addresses leave out: Oyo State, Vichada Department, Tatarstan Republic. */
const kind = / (?:State|Department|Republic)$/

/** A division's name in addresses of its country: the project's own if there is one, otherwise GeoNames'. */
export function canonicalRegion(countryCode: string, first: string, second: string): string {
  if (countryCode === 'KR') return findProvince(first)?.name ?? ''
  if (secondLevel.has(countryCode)) return findOwn(countryCode, second) ?? findOwn(countryCode, first) ?? ''
  return renamed.get(`${countryCode} ${first}`) ?? findOwn(countryCode, first) ?? first.replace(kind, '')
}
