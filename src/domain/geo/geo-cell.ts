import { type Coordinates, earthRadiusKm } from '../address/coordinates.ts'
import { type GeoBox, widthOf } from './geo-box.ts'

/** Heights of the cells of each level, in degrees: 440 m, 1.3 km, 4 km, 12.5 km, 35 km, 104 km, 313 km, 1,000 km, 3,340 km. */
const heights = [0.004, 0.012, 0.036, 0.1125, 0.3125, 0.9375, 2.8125, 9, 30] as const
const radians = Math.PI / 180
/** More columns than any row has. */
const columnLimit = 2 ** 17

/** Levels of cells, smallest cells first. */
export const cellLevels: readonly number[] = [...heights.keys()]
/** The levels at which somebody looks for what is near: the larger cells are for maps of countries and continents. */
export const nearLevels = cellLevels.slice(0, 6)

const heightOf = (level: number) => heights[level] ?? 180

/** A point's cell and its neighbours contain everything within this distance of the point. */
export function cellRadiusKm(level: number): number {
  return heightOf(level) * radians * earthRadiusKm
}

/**
 * The cells that contain a point, one of each level. A cell is one step of latitude high and about as wide, so a row
 * near a pole has fewer cells than one near the equator, as in a sinusoidal grid.
 */
export function cellsOf({ latitude, longitude }: Coordinates): string[] {
  return cellLevels.map((level) => {
    const row = rowOf(latitude, level)
    const columns = columnsOf(row, level)
    return cellName(level, row, columnOf(longitude, columns), columns)
  })
}

/** The cells of a level that contain everything within `cellRadiusKm` of a point: nine or a few more at the `nearLevels`. */
export function cellsAround({ latitude, longitude }: Coordinates, level: number): string[] {
  const height = heightOf(level)
  const own = rowOf(latitude, level)
  const rows = [own - 1, own, own + 1].filter((row) => row >= 0 && row < rowsOf(level))
  // In degrees of longitude, in the row where cells are narrowest.
  const reach = (1.01 * height) / Math.max(0.000_01, Math.min(...rows.map((row) => narrowest(row, level))))
  return rows.flatMap((row) => cellsOfPart(partOfRow(level, row, longitude - reach, longitude + reach)))
}

/**
 * The cells that contain a box: the smallest ones of which at most `limit` do, so that they reach little beyond it. Any box is in some
 * 40 of the largest cells at most.
 */
export function cellsOfBox(box: GeoBox, limit: number): string[] {
  for (const level of cellLevels) {
    const parts = partsOfRows(box, level, limit)
    if (parts) return parts.flatMap(cellsOfPart)
  }
  throw new RangeError(`A box has more cells than ${limit}: ${JSON.stringify(box)}`)
}

/** Neighbouring cells of one row. `first` may be outside the row; it is then taken modulo the number of columns. */
interface PartOfRow {
  readonly level: number
  readonly row: number
  readonly columns: number
  readonly first: number
  readonly length: number
}

/** The cells of a level that contain a box, row by row; undefined if there are more than `limit`. */
function partsOfRows(box: GeoBox, level: number, limit: number): PartOfRow[] | undefined {
  const parts: PartOfRow[] = []
  let cells = 0
  for (let row = rowOf(box.south, level); row <= rowOf(box.north, level); row++) {
    const part = partOfRow(level, row, box.west, box.west + widthOf(box))
    cells += part.length
    if (cells > limit) return undefined
    parts.push(part)
  }
  return parts
}

/** The cells of a row between two longitudes, each once. `east` is not below `west`. */
function partOfRow(level: number, row: number, west: number, east: number): PartOfRow {
  const columns = columnsOf(row, level)
  const first = columnOf(west, columns)
  return { level, row, columns, first, length: Math.min(columns, columnOf(east, columns) - first + 1) }
}

function cellsOfPart({ level, row, columns, first, length }: PartOfRow): string[] {
  return Array.from({ length }, (_, step) => cellName(level, row, first + step, columns))
}

const rowsOf = (level: number) => Math.round(180 / heightOf(level))

function rowOf(latitude: number, level: number): number {
  return Math.max(0, Math.min(Math.floor((latitude + 90) / heightOf(level)), rowsOf(level) - 1))
}

/** The cosine of the latitude at the row's edge that is nearer to a pole. */
function narrowest(row: number, level: number): number {
  const height = heightOf(level)
  const latitude = Math.max(Math.abs(row * height - 90), Math.abs((row + 1) * height - 90))
  return Math.cos(Math.min(latitude, 90) * radians)
}

function columnsOf(row: number, level: number): number {
  return Math.max(1, Math.floor((360 * narrowest(row, level)) / heightOf(level)))
}

/** The result may be outside the row; it is then taken modulo the number of columns. */
const columnOf = (longitude: number, columns: number) => Math.floor(((longitude + 180) / 360) * columns)

/** The name of a cell, of letters and digits. */
function cellName(level: number, row: number, column: number, columns: number): string {
  return level + (row * columnLimit + (((column % columns) + columns) % columns)).toString(36)
}
