/** Where a listing was or is whose stated facts changed. */
export interface TextChange {
  readonly rowNumber: number
  /** Absent: only its own text states what changed. */
  readonly place?: {
    readonly cityKey: string
    readonly categoryKey: string
    readonly latitude: number | null
    readonly longitude: number | null
  }
}

/** More than this, in characters, and all texts are looked at: an import changes too much to be told one by one. */
const longest = 20_000
/** All texts. */
export const everything = '*'

/** The changes as one text, to be appended to what is stored; `everything` when they are too many. */
export function encodeTextChanges(changes: readonly TextChange[]): string {
  if (changes.length > longest / 8) return everything
  const lines = changes.map(({ rowNumber, place }) =>
    place
      ? `${JSON.stringify([rowNumber, place.cityKey, place.categoryKey, place.latitude, place.longitude])}\n`
      : `${JSON.stringify([rowNumber])}\n`,
  )
  const text = [...new Set(lines)].join('')
  return text.length > longest ? everything : text
}

/** Whether what is stored with more appended is still told one by one. */
export const isTooLong = (stored: string, more: string): boolean =>
  stored.startsWith(everything) || more === everything || stored.length + more.length > longest

/** undefined: everything. */
export function decodeTextChanges(stored: string): readonly TextChange[] | undefined {
  if (stored.startsWith(everything)) return undefined
  return stored
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [rowNumber, cityKey, categoryKey, latitude, longitude] = JSON.parse(line)
      return cityKey === undefined
        ? { rowNumber }
        : { rowNumber, place: { cityKey, categoryKey, latitude, longitude } }
    })
}
