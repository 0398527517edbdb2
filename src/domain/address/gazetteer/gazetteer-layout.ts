/** First bytes of a gazetteer file: `DGZ2`. */
export const gazetteerMagic = 0x325a4744

/** The languages of names. `local` is the one in which people there write, if its script is not Latin: Београд. */
export const nameLanguages = ['ko', 'en', 'tr', 'local'] as const
export type NameLanguage = (typeof nameLanguages)[number]

/**
 * The JSON at the start of a gazetteer file, after the magic number and its own length (both 32 bits, little-endian).
 */
export interface GazetteerHeader {
  readonly placeCount: number
  readonly nameCount: number
  /** How many places have a name in each of `nameLanguages` that is not their main name. */
  readonly nameCounts: readonly number[]
  /** Country code and the number of its first place. Places are sorted by country and latitude. */
  readonly countries: readonly (readonly [string, number])[]
  /** A country's first-level divisions: `code|name|further spellings…`. The first is none: ''. */
  readonly states: readonly string[]
  /** Names of states in further languages: the state's number in `states`, the language, the name. */
  readonly stateNames: readonly (readonly [state: number, language: NameLanguage, name: string])[]
}

/** The names of some places in one language. */
export interface NameColumns {
  /** Numbers of the places that have one, ascending. */
  readonly places: Uint32Array
  readonly lengths: Uint8Array
}

/** What each place is, in bits. */
export const placeFlags = { section: 1 }

/**
 * The columns after the header (padded to a multiple of four), in this order. Numbers are little-endian. Names by
 * their hash: hashes, places, checks. Places: latitude, longitude, state, population, flags, length of the name.
 * Names in each of `nameLanguages`: places, lengths. Then all names, and those in each language, in UTF-8.
 */
export interface GazetteerColumns {
  readonly hashes: Uint32Array
  readonly hashedPlaces: Uint32Array
  readonly checks: Uint16Array
  readonly latitudes: Int16Array
  readonly longitudes: Int16Array
  readonly states: Uint16Array
  readonly populations: Uint8Array
  readonly flags: Uint8Array
  readonly nameLengths: Uint8Array
  readonly named: Readonly<Record<NameLanguage, NameColumns>>
  readonly texts: Uint8Array
}

/** A population n is stored as the logarithm of n + 1 to base 2, in steps of an eighth. */
export const populationStep = 8
export const latitudeScale = 32767 / 90
export const longitudeScale = 32767 / 180

/** The columns of a file, as views into it. */
export function readColumns(file: Uint8Array): { header: GazetteerHeader; columns: GazetteerColumns } {
  // Views need an aligned start. A part of a larger buffer may not have one.
  const bytes = file.byteOffset % 4 === 0 ? file : file.slice()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 8 || view.getUint32(0, true) !== gazetteerMagic) {
    throw new Error('The gazetteer is damaged. Build it again with "node scripts/gazetteer/main.ts".')
  }
  const headerLength = view.getUint32(4, true)
  const header: GazetteerHeader = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + headerLength)))
  let position = 8 + headerLength
  const take = <T>(
    type: new (buffer: ArrayBufferLike, start: number, count: number) => T,
    count: number,
    size: number,
  ) => {
    const column = new type(bytes.buffer, bytes.byteOffset + position, count)
    position += count * size
    return column
  }
  const { nameCount, placeCount, nameCounts } = header
  const columns = {
    hashes: take(Uint32Array, nameCount, 4),
    hashedPlaces: take(Uint32Array, nameCount, 4),
    namedPlaces: nameCounts.map((count) => take(Uint32Array, count, 4)),
    checks: take(Uint16Array, nameCount, 2),
    latitudes: take(Int16Array, placeCount, 2),
    longitudes: take(Int16Array, placeCount, 2),
    states: take(Uint16Array, placeCount, 2),
    populations: take(Uint8Array, placeCount, 1),
    flags: take(Uint8Array, placeCount, 1),
    nameLengths: take(Uint8Array, placeCount, 1),
  }
  const named = Object.fromEntries(
    nameLanguages.map((language, index) => {
      const places = columns.namedPlaces[index] ?? new Uint32Array()
      return [language, { places, lengths: take(Uint8Array, places.length, 1) }]
    }),
  ) as Record<NameLanguage, NameColumns>
  return { header, columns: { ...columns, named, texts: bytes.subarray(position) } }
}
