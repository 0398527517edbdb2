/**
 * How many typing mistakes a word may have, by the length of its key. A short word with a mistake would match too
 * many others.
 */
export function mistakesAllowed(key: string): number {
  const isHangul = /^[ㄱ-ㅣ]+$/.test(key)
  const length = [...key].length
  // A syllable has two or three letters.
  if (isHangul) return length >= 12 ? 2 : length >= 5 ? 1 : 0
  return length >= 8 ? 2 : length >= 4 ? 1 : 0
}

/**
 * How many letters must be added, removed, replaced or swapped with a neighbour to turn one text into the other.
 * Anything above `limit` is returned as `limit + 1`.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      current.push(cheapest({ from, to, row, column, current, last, beforeLast }))
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[to.length] ?? limit + 1, limit + 1)
}

interface Cell {
  readonly from: string
  readonly to: string
  readonly row: number
  readonly column: number
  readonly current: readonly number[]
  readonly last: readonly number[]
  readonly beforeLast: readonly number[]
}

function cheapest({ from, to, row, column, current, last, beforeLast }: Cell): number {
  const at = (line: readonly number[], index: number) => line[index] ?? Number.POSITIVE_INFINITY
  const isSame = from[row - 1] === to[column - 1]
  const isSwapped =
    row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
  return Math.min(
    at(current, column - 1) + 1,
    at(last, column) + 1,
    at(last, column - 1) + (isSame ? 0 : 1),
    isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
  )
}
