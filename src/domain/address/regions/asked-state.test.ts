import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../../main/gazetteer.ts'
import { askedDivision, stateOfCode } from './asked-state.ts'

provideGazetteerFile()

test.each([
  ['MT', 'plumber', 'Montana'],
  ['mt', 'plumber', 'Montana'],
  ['OR', 'plumber', 'Oregon'],
  ['or', 'plumber', undefined],
  ['OR', 'PLUMBER', undefined],
  ['PA', 'PLUMBER', 'Pennsylvania'],
  ['xx', 'plumber', undefined],
])('%s beside %s is %s', (code, others, name) => {
  expect(stateOfCode(code, others)).toBe(name)
})

test.each([
  ['montana', 'Montana'],
  ['Oregon', 'Oregon'],
  ['앨라배마', 'Alabama'],
  ['bavaria', 'Bayern'],
  ['Lower Saxony', 'Niedersachsen'],
  ['Georgia', undefined],
  ['New York', undefined],
  ['Oslo', undefined],
])('%s is the division %s', (text, name) => {
  expect(askedDivision(text)).toBe(name)
})
