import { describe, expect, test } from 'vitest'
import { movePlace, readSaved, removePlaces, savePlace, writeNote } from './saved-store.ts'

const [a, b, c] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb', 'cccccccccccccccc'] as const

describe('readSaved', () => {
  test('reads what was written', () => {
    const places = [{ id: a, note: '조용함' }]
    expect(readSaved(JSON.stringify({ version: 1, places }))).toEqual(places)
  })

  test.each([null, '', '{', '[]', '3', '{"version":2,"places":[]}', '{"version":1,"places":{}}'])(
    'nothing of %s',
    (text) => {
      expect(readSaved(text)).toEqual([])
    },
  )

  test('drops what is damaged, and keeps the rest once', () => {
    const places = [null, 1, { id: 'x' }, { id: a, note: 5 }, { id: a }, { id: b, note: 'n'.repeat(300) }]
    expect(readSaved(JSON.stringify({ version: 1, places }))).toEqual([
      { id: a, note: '' },
      { id: b, note: 'n'.repeat(200) },
    ])
  })
})

test('a list without storage, as in a private window: saved, noted, moved, removed', () => {
  const seen = () => savePlace(a) && ids()
  const ids = () => {
    const order: string[] = []
    for (const id of [a, b, c]) if (savePlace(id)) order.push(id)
    return order
  }
  expect(seen()).toEqual([a, b, c])
  writeNote(b, ' 창가 자리 ')
  movePlace(b, -1, [a, b, c])
  movePlace(b, -1, [b, a, c])
  removePlaces([{ id: c }])
  expect(savePlace(c)).toBe(true)
})
