import { canBeTown } from '../address-text.ts'
import { findCity, type Whereabouts } from '../cities/find-city.ts'
import { findTown } from '../cities/find-town.ts'
import { cityKey } from '../city-key.ts'
import { distanceKm } from '../coordinates.ts'

/** Words before a district's name that are no part of it: `Brgy. San Antonio`, `Quận Tân Bình`. */
const rank =
  /^(?:brgy\.?|bgy\.?|barangay|kecamatan|kec\.?|kelurahan|kel\.?|khet|khwaeng|quận|q\.|phường|huyện|thị xã|bairro|barrio|colonia|col\.|opština)\s+(?=\p{L})/iu
/** `Khlong Toei District`. */
const rankBehind = / (?:district|sub-district|subdistrict|ward)$/i
/** `Quận 1` and the like. The ranks of Vietnam's numbered districts. */
const numbered = /^(?:quận|q\.?|district|dist\.?) ?(\d{1,2})$/iu

/** What stands before a town and is no district: floors, landmarks, buildings, institutions, streets. */
const noDistrict = new RegExp(
  [
    '^(?:near|opp|opposite|behind|above|beside|next to|off|inside|in front of|front of|along|across|local|piso|planta|bajo|loja|sala',
    'lote|lot|casa|bloco|edificio|edif|edifício|shop|stall|room|rm|ground|upper|lower|second|level|door|house|h\\.?no|plot|no|km|c\\/o',
    'attn|sm|phase|tower|gate|stage|suite|unnamed|rruga|paseo|route|chemin|trg|simpang|ulica|bulevar|bulevardul|булевар|бульвар|šetalište|шеталиште|kej|трг|улица|ул|проспект|бул|шоссе|شارع|طريق)(?![\\p{L}])',
    '(?<![\\p{L}])(?:complex|apartments?|apts|condominium|condo|hospital|school|university|college|hotel|resort|market|station|terminal',
    'airport|bank|church|village hall|city hall|court|arcade|galleria|malls?|mart|supermarket|restaurant|cafe|café|clinic|lobby',
    '(?:shopping|commercial|medical|business|trade|convention|community|town|city) cent(?:er|re)|erdgeschoss|hinterhaus|obergeschoss',
    'etage|lane|parade|terrace|crescent|close|walk|ring road)(?![\\p{L}])',
    '^республика (?=\\p{L})|(?<=\\p{L} )(?:республика|край|область|обл\\.?)$',
    '(?:weg|platz|gasse|allee|ufer|utca|vej|väg|straat|magu)$',
  ].join('|'),
  'iu',
)

/** `Project 8`, `Sector 18`. */
const behindNumber = /^((?:project|sector|zone|poblacion|purok|ward|area|al [\p{L}-]+)) \d{1,3}[A-Z]?$/iu

/** A part of an address as the name of a district; '' if it cannot be one. */
export function districtNameOf(text: string): string {
  const number = numbered.exec(text)?.[1]
  if (number) return `Quận ${number}`
  const name = text.replace(rank, '').replace(rankBehind, '').trim()
  return canBeTown(behindNumber.exec(name)?.[1] ?? name) && !noDistrict.test(name) ? name : ''
}

/**
 * The district that stands before the town in `street, district, town`: the last of the parts before the town. If nothing else
 * stands before the town, or if the country's addresses rarely name a district, it may be a building. Then it must be a known place.
 */
export function districtBefore(
  parts: readonly string[],
  { city, isKnown, rarely = false }: { city: string; isKnown: (name: string) => boolean; rarely?: boolean },
): string {
  const last = parts.at(-1) ?? ''
  const name = districtNameOf(last)
  if (name === '' || cityKey(name) === cityKey(city)) return ''
  const isNamed = rank.test(last) || numbered.test(last) || (parts.length > 1 && !rarely)
  return isNamed || isKnown(name) ? name : ''
}

/** A place that far from a city's centre may be a part of it. */
const partOfCityKm = 25

/** Whether a place of a name is near a city. */
export function knownNear(city: string, whereabouts: Whereabouts): (name: string) => boolean {
  const { countryCode, point } = whereabouts
  return (name) => {
    const centre = findCity(city, whereabouts)
    const place = findTown(name, { countryCode, point: point ?? centre })
    return Boolean(centre && place && place.name !== city && distanceKm(place, centre) < partOfCityKm)
  }
}

/** `Berlin-Lichterfelde`, `Praha 1`, `Praha 1-Staré Město`, `Dublin 2`: the part of the city in the text that names the city. */
export function districtWithin(text: string, city: string): string {
  const behindDigits = text.split(/\d/).at(-1) ?? ''
  const joint = behindDigits.search(/ ?[-–/]./s)
  const whole = joint < 0 ? text : text.slice(0, text.length - behindDigits.length + joint)
  const part = joint < 0 ? '' : behindDigits.slice(joint).replace(/^ ?[-–/] ?/, '')
  const number = / (\d{1,2})$/.exec(whole)?.[1]
  const name = number ? whole.slice(0, -number.length - 1) : whole
  // `PARIS CEDEX 08` is where the post of large firms goes.
  if (cityKey(name) === '' || /[,;]/.test(text) || / cedex$/i.test(name)) return ''
  if (number) return `${name} ${number}`
  return cityKey(name) === cityKey(city) && canBeTown(part) && !/^(?:flughafen|bahnhof|cedex)/i.test(part)
    ? part
    : ''
}

/** Postal districts that lie in one London borough, or nearly. */
const londonBoroughs = `
Barnet: N12 N20 NW4 NW7 NW11
Brent: NW10
Bromley: SE20
Camden: EC1N N1C NW1 NW3 NW5 WC1
City of London: EC1A EC2M EC2N EC2P EC2R EC2V EC2Y EC3 EC4
Croydon: SE25
Ealing: W3 W5 W7 W13
Enfield: N9 N13 N14 N18 N21
Greenwich: SE7 SE9 SE10 SE18 SE28
Hackney: E5 E8 E9 EC2A N16
Hammersmith and Fulham: SW6 W6 W12
Haringey: N8 N10 N15 N17 N22
Hounslow: W4
Islington: EC1M EC1R EC1V EC1Y N1 N5 N7 N19
Kensington and Chelsea: SW3 SW5 SW7 SW10 W8 W10 W11
Lambeth: SE11 SE27 SW2 SW4 SW8 SW9
Lewisham: SE4 SE6 SE8 SE12 SE13 SE14 SE23 SE26
Merton: SW19 SW20
Newham: E6 E7 E12 E13 E15 E16 E20
Redbridge: E18
Richmond upon Thames: SW13 SW14
Southwark: SE1 SE15 SE16 SE17 SE21 SE22
Tower Hamlets: E1 E1W E2 E3 E14
Waltham Forest: E4 E10 E17
Wandsworth: SW11 SW12 SW15 SW17 SW18
Westminster: NW8 SW1A SW1E SW1H SW1P SW1V SW1W SW1Y W1 W2 W9 WC2
`
const boroughOfCode = new Map(
  londonBoroughs
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [borough = '', codes = ''] = line.split(': ')
      return codes.split(' ').map((code) => [code, borough] as const)
    }),
)

function londonBorough(zipCode: string): string {
  const [, outward = ''] = /^([A-Z]{1,2}\d[A-Z\d]?) ?\d[A-Z]{2}$/.exec(zipCode) ?? []
  return boroughOfCode.get(outward) ?? boroughOfCode.get(outward.replace(/(?<=\d)[A-Z]$/, '')) ?? ''
}

const viennese =
  'Innere Stadt|Leopoldstadt|Landstraße|Wieden|Margareten|Mariahilf|Neubau|Josefstadt|Alsergrund|Favoriten|Simmering|Meidling|Hietzing|Penzing|Rudolfsheim-Fünfhaus|Ottakring|Hernals|Währing|Döbling|Brigittenau|Floridsdorf|Donaustadt|Liesing'.split(
    '|',
  )

/** French cities with arrondissements: the codes' first three digits. */
const withArrondissements: ReadonlyMap<string, string> = new Map([
  ['Paris', '750'],
  ['Lyon', '690'],
  ['Marseille', '130'],
])

function arrondissement(city: string, zipCode: string): string {
  const start = withArrondissements.get(city)
  const number = start && zipCode.startsWith(start) ? Number(zipCode.slice(3)) : 0
  if (number < 1 || number > 20) return ''
  return number === 1 ? '1er arrondissement' : `${number}e arrondissement`
}

/** Large cities whose postal codes follow their districts, by country and city. */
const byCode: Readonly<Record<string, (zipCode: string, city: string) => string>> = {
  'AT Wien': (code) =>
    /^1(?:[01]\d|2[0-3])0$/.test(code) ? (viennese[Number(code.slice(1, 3)) - 1] ?? '') : '',
  'FR Lyon': (code, city) => arrondissement(city, code),
  'FR Marseille': (code, city) => arrondissement(city, code),
  'FR Paris': (code, city) => arrondissement(city, code),
  'GB London': londonBorough,
  // The ZIP codes of New York itself. Other boroughs are post towns.
  'US New York': (code) => (/^10[012]\d\d(?:-|$)/.test(code) ? 'Manhattan' : ''),
}

/** The district that a postal code implies in some large cities; '' elsewhere. */
export function districtOfPostalCode(city: string, countryCode: string, zipCode: string): string {
  return zipCode === '' ? '' : (byCode[`${countryCode} ${city}`]?.(zipCode, city) ?? '')
}
