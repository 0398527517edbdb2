import { cellsOf } from '../domain/geo/geo-cell.ts'
import type { BusinessRow } from './business-row.ts'

/** A private-use character that no search term contains. */
const mark = '\ue110'

/** The tokens of the cells that contain a row's coordinates. */
export function rowCellTokens({ latitude, longitude }: BusinessRow): string[] {
  if (latitude === null || longitude === null) return []
  return cellTokens(cellsOf({ latitude, longitude }))
}

export function cellTokens(cells: readonly string[]): string[] {
  return cells.map((cell) => mark + cell)
}
