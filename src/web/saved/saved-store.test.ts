import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { savedLimit } from '../../domain/directory/saved-ids.ts'

const [a, b, c, d] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb', 'cccccccccccccccc', 'dddddddddddddddd'] as const

/** A page with the device's storage: each has a store of its own, as each tab has. */
async function openStore() {
  vi.resetModules()
  return { ...(await import('./saved-store.ts')), ...(await import('./saved-edits.ts')) }
}

/** What the browser keeps between pages. */
function deviceStorage({ refuses = false } = {}) {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (refuses) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      kept.set(key, value)
    },
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('readSaved', () => {
  test('reads what was written', async () => {
    const { readSaved } = await openStore()
    const places = [{ id: a, note: '조용함' }]
    expect(readSaved(JSON.stringify({ version: 1, places }))).toEqual(places)
  })

  test.each([null, '', '{', '[]', '3', '{"version":2,"places":[]}', '{"version":1,"places":{}}'])(
    'nothing of %s',
    async (text) => {
      const { readSaved } = await openStore()
      expect(readSaved(text)).toEqual([])
    },
  )

  test('drops what is damaged, and keeps the rest once', async () => {
    const { readSaved } = await openStore()
    const places = [null, 1, { id: 'x' }, { id: a, note: 5 }, { id: a }, { id: b, note: 'n'.repeat(300) }]
    expect(readSaved(JSON.stringify({ version: 1, places }))).toEqual([
      { id: a, note: '' },
      { id: b, note: 'n'.repeat(200) },
    ])
  })
})

describe('on a device that keeps it', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', deviceStorage())
  })

  test('saved, noted, moved, removed; the next page has it all', async () => {
    const page = await openStore()
    expect(page.savePlaces([a, b])).toBe('kept')
    expect(page.savePlaces([b, c, d])).toBe('kept')
    expect(page.writeNote(b, ' 창가 자리 ')).toBe('kept')
    page.movePlace(b, -1, [a, b, c, d])
    page.movePlace(a, 1, [b, a, d])
    page.movePlace(b, -1, [b, c, a, d])
    page.removePlaces([d])
    const expected = [
      { id: b, note: '창가 자리' },
      { id: c, note: '' },
      { id: a, note: '' },
    ]
    expect(page.savedPlaces()).toEqual(expected)
    expect((await openStore()).savedPlaces()).toEqual(expected)
  })

  test('put back where it was, with its note; a neighbour that is gone by then does not matter', async () => {
    const page = await openStore()
    page.savePlaces([a, b, c])
    page.writeNote(b, '창가')
    const place = { id: b, note: '창가' }
    page.removePlaces([b])
    expect(page.putBack(place, a)).toBe('kept')
    expect(page.savedPlaces()).toEqual([{ id: a, note: '' }, place, { id: c, note: '' }])
    page.removePlaces([a, b])
    page.putBack(place, a)
    page.putBack({ id: a, note: '' }, undefined)
    expect(page.savedPlaces().map(({ id }) => id)).toEqual([a, b, c])
  })

  test('two pages that were opened before either saved: both saves are kept', async () => {
    const first = await openStore()
    const second = await openStore()
    expect([first.savedPlaces(), second.savedPlaces()]).toEqual([[], []])
    first.savePlaces([a])
    second.savePlaces([b])
    first.writeNote(b, '둘째')
    second.removePlaces([a])
    expect((await openStore()).savedPlaces()).toEqual([{ id: b, note: '둘째' }])
  })

  test('takes what has room, and says that the list is full', async () => {
    const { savePlaces, savedPlaces } = await openStore()
    const many = Array.from({ length: savedLimit - 1 }, (_, index) => String(index).padStart(16, '0'))
    expect(savePlaces(many)).toBe('kept')
    expect(savePlaces([a, b])).toBe('full')
    expect(savePlaces([a])).toBe('kept')
    expect(savedPlaces().at(-1)).toEqual({ id: a, note: '' })
    expect(savedPlaces()).toHaveLength(savedLimit)
  })

  test('two places that were merged become one, with both notes', async () => {
    const { followMerge, savePlaces, savedPlaces, writeNote } = await openStore()
    savePlaces([a, b, c])
    writeNote(b, '창가')
    writeNote(c, '주차')
    followMerge(d, [b, c])
    expect(savedPlaces()).toEqual([
      { id: a, note: '' },
      { id: d, note: '창가 / 주차' },
    ])
  })
})

test.each([
  ['is full', () => deviceStorage({ refuses: true })],
  ['is forbidden', () => undefined],
])('storage that %s: the list lives as long as the page, which says so', async (_, storage) => {
  vi.stubGlobal('localStorage', storage())
  const { removePlaces, savePlaces, savedPlaces, writeNote } = await openStore()
  expect(savePlaces([a, b])).toBe('until-closed')
  expect(writeNote(b, '창가')).toBe('until-closed')
  removePlaces([a])
  expect(savedPlaces()).toEqual([{ id: b, note: '창가' }])
  expect((await openStore()).savedPlaces()).toEqual([])
})
