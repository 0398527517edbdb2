import { expect, test } from 'vitest'
import { isErrorText } from './error-text.ts'

test.each([
  '#N/A',
  '#n/a',
  '#REF!',
  '#NAME?',
  '#DIV/0!',
  '#WERT!',
  '#¡VALOR!',
  '#YOK',
  '#####',
  'Loading...',
  ' Loading… ',
])('%s is no value', (cell) => {
  expect(isErrorText(cell)).toBe(true)
})

test.each(['', '#1 Nail Salon', '#', 'Loading Dock Grill', '#Hashtag Café', 'N/A', '#12'])(
  '%s is a text',
  (cell) => {
    expect(isErrorText(cell)).toBe(false)
  },
)
