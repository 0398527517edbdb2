/** How many tints and compositions there are: `.tint-1` … and `.shopfront-1` … in `pictures.css`. */
const tints = 6
const compositions = 3
const looks = tints * compositions

/** A number that is always the same for the same text. */
export function hashOf(text: string): number {
  let hash = 7
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash
}

/** A tint for what stands alone, as a class. */
export const tintOf = (text: string): string => `tint-${(hashOf(text) % tints) + 1}`

export interface Look {
  readonly tint: number
  readonly composition: number
}

/** Cards before a card that can be its neighbours: the last three, as the widest grid has three columns. */
const columns = 3
/** Coprime to the number of looks, so that steps of it reach them all. */
const step = 7

const lookAt = (index: number): Look => ({
  tint: (index % tints) + 1,
  composition: (Math.floor(index / tints) % compositions) + 1,
})

/**
 * The looks of a list's pictures, by the ids of what they show. A picture has another tint than those beside and above it, and another
 * composition than the one before it.
 */
export function looksOf(ids: readonly string[]): readonly Look[] {
  const chosen: Look[] = []
  for (const id of ids) {
    const near = chosen.slice(-columns)
    const clashes = ({ tint, composition }: Look) =>
      near.some((look) => look.tint === tint) || near.at(-1)?.composition === composition
    let index = hashOf(id) % looks
    while (clashes(lookAt(index))) index = (index + step) % looks
    chosen.push(lookAt(index))
  }
  return chosen
}
