import { nearKm } from './possible-duplicates.ts'

/** A little more than twice the distance: what is near a point lies in the 2 × 2 cells nearest to it. */
const cellDegrees = (nearKm * 2.1) / 111.2
/** Towards the poles a degree of longitude shrinks; beyond 89.4° it counts as there. */
const leastShrinking = 0.01

const rowsToPole = Math.ceil(90 / cellDegrees) + 1

/** From the south pole's row on: worked out for each listing it would take longer than all else. */
const columnsPerDegreeOf = Float64Array.from({ length: 2 * rowsToPole + 1 }, (_, index) => {
  const latitude = (index - rowsToPole) * cellDegrees
  return Math.max(Math.cos((latitude * Math.PI) / 180), leastShrinking) / cellDegrees
})

const columnsPerDegree = (row: number) => columnsPerDegreeOf[row + rowsToPole] ?? leastShrinking / cellDegrees

/** A name in a cell, as a number other than 0. */
function mixed(name: number, row: number, column: number): number {
  let hash = Math.imul(name ^ Math.imul(row, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(column, 0xc2b2ae35), 0x27d4eb2f)
  return hash ^ (hash >>> 13) || 1
}

/** The key of a name at the cell of some 315 m in which a point lies. */
export function nameCell(name: number, latitude: number, longitude: number): number {
  const row = Math.floor(latitude / cellDegrees)
  return mixed(name, row, Math.floor(longitude * columnsPerDegree(row)))
}

/** Tells the keys of a name at every cell that holds points within 150 m: four. */
export function eachNearbyNameCell(
  name: number,
  latitude: number,
  longitude: number,
  tell: (cell: number) => void,
): void {
  const upper = Math.round(latitude / cellDegrees)
  for (let row = upper - 1; row <= upper; row++) {
    const right = Math.round(longitude * columnsPerDegree(row))
    tell(mixed(name, row, right - 1))
    tell(mixed(name, row, right))
  }
}
