import type { GeoBox } from '../../geo/geo-box.ts'

/**
 * Quarters that addresses seldom name, of cities whose addresses have one postal code for many of them: south, west, north and east in
 * degrees, and the first name of the quarter's row.
 */
const boxes: Readonly<Record<string, string>> = {
  Belgrade: `44.7885 20.4620 44.8060 20.4885 Vračar
44.7420 20.4650 44.7900 20.5050 Voždovac
44.7780 20.4830 44.8130 20.5450 Zvezdara
44.8175 20.4520 44.8310 20.4770 Dorćol
44.8080 20.4450 44.8310 20.4770 Stari Grad
44.7750 20.4350 44.8120 20.4650 Savski Venac
44.7620 20.4350 44.7830 20.4650 Dedinje
44.7520 20.4630 44.7700 20.4850 Banjica
44.7800 20.4950 44.7950 20.5200 Konjarnik`,
}

let areas: ReadonlyMap<string, GeoBox> | undefined

function readBoxes(): ReadonlyMap<string, GeoBox> {
  const rows = Object.entries(boxes).flatMap(([city, list]) => list.split('\n').map((row) => ({ city, row })))
  return new Map(
    rows.map(({ city, row }) => {
      const [south, west, north, east, ...name] = row.split(' ')
      const box = { south: Number(south), west: Number(west), north: Number(north), east: Number(east) }
      return [`${city} ${name.join(' ')}`, box]
    }),
  )
}

/** The box in which a part of a city lies; undefined if its addresses say enough. */
export function boxOfArea(city: string, name: string): GeoBox | undefined {
  areas ??= readBoxes()
  return areas.get(`${city} ${name}`)
}
