import type { StoredListing } from '../src/application/ports/listing-administration.ts'
import type { Storage } from '../src/storage/open-storage.ts'

/**
 * Some `rows` listings from all over the database, by row number, in `pieces` pieces of neighbours. With the same
 * number of pieces, the listings for fewer rows are a part of those for more.
 */
export async function* spreadListings(
  { listings, administration }: Storage,
  { rows, pieces }: { rows: number; pieces: number },
): AsyncGenerator<readonly StoredListing[]> {
  const last = await listings.lastRowNumber()
  const start = (piece: number) => Math.floor((last * piece) / pieces)
  for (let piece = 0; piece < pieces; piece++) {
    const [after, end] = [start(piece), start(piece + 1)]
    const found = await administration.scanStored({
      after,
      limit: Math.min(Math.ceil(rows / pieces), end - after),
    })
    yield found.filter(({ rowNumber }) => rowNumber <= end)
  }
}
