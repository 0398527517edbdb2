const rowNumbers = 2 ** 32

/** Orders listings: the score in the high bits, the row number in the low 32, so newer wins among equals. Below 2^52. */
export function listingRank(score: number, rowNumber: number): number {
  return score * rowNumbers + rowNumber
}

export function rowOfRank(rank: number): number {
  // What % does with numbers beyond 32 bits takes ten times as long.
  return rank - Math.floor(rank / rowNumbers) * rowNumbers
}

export function scoreOfRank(rank: number): number {
  return Math.floor(rank / rowNumbers)
}
