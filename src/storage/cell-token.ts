import { cellsOf } from '../domain/geo/geo-cell.ts'
import type { BusinessRow } from './business-row.ts'

/** A private-use character that no search term holds. */
const mark = '\ue110'

/** The tokens by which a search index finds a row near a point. */
export function rowCellTokens({ latitude, longitude }: BusinessRow): string[] {
  if (latitude === null || longitude === null) return []
  return cellTokens(cellsOf({ latitude, longitude }))
}

export function cellTokens(cells: readonly string[]): string[] {
  return cells.map((cell) => mark + cell)
}
