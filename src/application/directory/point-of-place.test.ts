import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../main/gazetteer.ts'
import { pointOfTown } from './point-of-place.ts'

provideGazetteerFile()

test.each([
  ['Florence, US', 'Alabama'],
  ['Florence, South Carolina, US', 'South Carolina'],
  ['Florence, Texas, US', 'Texas'],
  ['Springfield, Illinois, US', 'Illinois'],
])('the middle of %s lies in %s', (name, state) => {
  expect(pointOfTown(name)).toMatchObject({ state })
})

test('a state that has no such town has no middle of it', () => {
  expect(pointOfTown('Zürich, Texas, US')).toBeUndefined()
})
