import { begunAreas, findArea } from '../../../domain/address/areas/find-area.ts'

/** So many parts of cities are counted. */
const triedOfKind = 3
const hasHangul = (text: string) => /[가-힣]/.test(text)

/** The parts of cities that people name, and that addresses name otherwise, whose names begin like the text: `Oerlikon, Zürich`. */
export const begunParts = (typed: string): readonly string[] =>
  begunAreas(typed)
    .filter(({ name }) => hasHangul(name) === hasHangul(typed) && name !== findArea(typed)?.name)
    .slice(0, triedOfKind)
    .map((area) => {
      const inCity = hasHangul(area.name) ? `${area.city} ${area.name}` : `${area.name}, ${area.city}`
      return findArea(inCity)?.name === area.name ? inCity : area.name
    })
