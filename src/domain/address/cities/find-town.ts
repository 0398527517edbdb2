import { type City, findCity, type Whereabouts } from './find-city.ts'

/** `Kota`, `Thành phố` and the like before a town's name. */
const before =
  /^(?:(?:kota administrasi|kota|kabupaten|kab|kecamatan|kec|mueang|muang|amphoe|thành phố|tp|thị xã|huyện|city of|town of|municipality of|municipio de|commune de|ville de|stadt|gemeente|comune di|г|город|місто|gorod|obec|město) |(?:kab|kec|tp|t\.p|g|г|гор|гр|м)\. ?)/iu
const behind =
  / (?:city|municipality|town|district|kota|regency|kommune|kommun|ilçesi|şehri|cedex(?: \d+)?|\d{1,2}(?:e|er|eme|ème)?(?: arr(?:t|dt|ondissement)?\.?)?)$/iu

/** `Alicante (Alacant)`. */
const withoutBrackets = (text: string) => (text.endsWith(')') ? (text.split(' (', 1)[0] ?? '') : text)

/** A town's name without a word such as `Kota` before it. */
export function withoutTownWord(text: string): string {
  return text.replace(before, '').trim()
}

/** The town whose name is a whole part of an address, with or without a word such as `Kota` or `City`. */
export function findTown(text: string, whereabouts: Whereabouts): City | undefined {
  const whole = findCity(text, whereabouts)
  if (whole) return whole
  const bare = withoutTownWord(withoutBrackets(text))
  const short = bare.replace(behind, '').trim()
  return (
    (bare === text || bare === '' ? undefined : findCity(bare, whereabouts)) ??
    (short === bare || short === '' ? undefined : findCity(short, whereabouts))
  )
}

const longestName = 4

/** The last word of a street's name, or of a longer town's: there are towns called Street, Hill and Nagar. */
const ofStreet =
  /^(?:street|hill|grove|bridge|green|crescent|ridge|cent(?:er|re)|terrace|nagar|colony|vihar)$/i

/** A town, also with an arrondissement: `LYON 2E`. A number alone may be that of a house: `Via Milano 12`. */
const findWithPart = (name: string, whereabouts: Whereabouts) =>
  / \d{1,2}(?:e|er|eme|ème)$/i.test(name) ? findTown(name, whereabouts) : findCity(name, whereabouts)

/** The town whose name is at the end of a text, and the text before it, which must not be ''. */
export function findTrailingTown(
  text: string,
  whereabouts: Whereabouts,
): { readonly city: City; readonly rest: string } | undefined {
  const words = text.split(' ')
  for (let count = Math.min(longestName, words.length - 1); count > 0; count--) {
    const name = words.slice(-count).join(' ')
    const city = ofStreet.test(name) ? undefined : findWithPart(name, whereabouts)
    if (city) return { city, rest: words.slice(0, -count).join(' ') }
  }
  return undefined
}
