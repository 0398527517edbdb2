const rowNumbers = 2 ** 32

/**
 * The sort key of lists: the score in the high bits, the row number in the low 32, so that newer ones win among
 * equals. Below 2^52.
 */
export function listingRank(score: number, rowNumber: number): number {
  return score * rowNumbers + rowNumber
}

export function rowOfRank(rank: number): number {
  // `%` takes ten times as long for numbers beyond 32 bits.
  return rank - Math.floor(rank / rowNumbers) * rowNumbers
}

export function scoreOfRank(rank: number): number {
  return Math.floor(rank / rowNumbers)
}
