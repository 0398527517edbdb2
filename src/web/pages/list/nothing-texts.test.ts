import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { nothingTexts } from './nothing-texts.ts'

test('in English, one business is one', () => {
  const { instead } = nothingTexts('en')
  expect(instead.filters('1')).toBe('Without the filters there is 1.')
  expect(instead.filters('12')).toBe('Without the filters there are 12.')
  expect(instead.place('1')).toBe('There is 1 in another place.')
  expect(instead.hoursUnknown('1')).toContain('so it may be open')
  expect(['1', '21', 'about 30'].map(en.filters.placesUnit)).toEqual([
    ' business',
    ' businesses',
    ' businesses',
  ])
})

test('no distance is said of the town in which the place itself is', () => {
  expect(nothingTexts('ko').nearestIn('대전', '54', '')).toBe('대전에 있는 곳: 54곳')
  expect(nothingTexts('en').nearestIn('Daejeon', '54', '')).toBe('In Daejeon there are 54.')
  expect(nothingTexts('ko').nearestIn('서울', '3', '140km')).toBe('가장 가까운 곳: 서울 3곳, 140km')
})

test('nobody is told to use fewer words than one', () => {
  expect(nothingTexts('en').hints(true)[0]).toBe('Check the spelling, or use the name of a category.')
  expect(nothingTexts('en').hints(false)[0]).toContain('fewer words')
})
