import { describe, expect, test } from 'vitest'
import type { ImportLayout, StoredLayout } from '../ports/import-layout-store.ts'
import { fittingLayout, layoutKey, layoutsFor, rememberLayout } from './layouts.ts'

const header = ['Yer', 'URL', 'X', 'url', '']

async function remembered(choice: object, of = header): Promise<StoredLayout | undefined> {
  let saved: StoredLayout | undefined
  const saveLayout = async (layout: StoredLayout) => {
    saved = layout
  }
  await rememberLayout({ fileName: 'a.b.csv', deriveIds: false, ...choice }, of, 5, { saveLayout })
  return saved
}

describe('a layout', () => {
  test('is the same in any order, letter case and spacing of its headers, and no other', () => {
    expect(layoutKey(['x', ' yer', 'url', 'URL'])).toBe(layoutKey(header))
    for (const other of [
      ['x', 'yer', 'url'],
      [...header, 'more'],
      ['x', 'yer', 'url', 'ürün'],
    ])
      expect(layoutKey(other)).not.toBe(layoutKey(header))
  })

  test('of fewer than two headers is none, so tables without a header have none', async () => {
    expect(layoutKey(['name', '', ''])).toBe('')
    expect(await remembered({ columns: { name: 0 } }, ['name', ''])).toBeUndefined()
  })

  test('finds its columns in a file with another order, the second of equal headers too', async () => {
    const layout = await remembered({ columns: { name: 0, photo: 3, about: 4 }, country: '' })
    expect(layout).toMatchObject({ name: 'a.b', country: '', deriveIds: false, chosenAt: 5 })
    const others = ['url', 'x', '', 'yer', 'url']
    const fitting = fittingLayout([layout as ImportLayout], others, false)
    expect(fitting?.columns).toEqual({ name: 3, photo: 4, about: 2 })
  })

  test('without a choice is not remembered', async () => {
    expect(await remembered({})).toBeUndefined()
    expect(await remembered({ deriveIds: true })).not.toHaveProperty('columns')
  })
})

describe('a profile', () => {
  const profile: ImportLayout = { key: '', name: 'p', columns: { name: 'YER', phone: 'x' }, deriveIds: false }

  test('fits each header that has its words, with further ones', () => {
    expect(fittingLayout([profile], ['a', 'X', 'Yer'], true)?.columns).toEqual({ name: 2, phone: 1 })
    expect(fittingLayout([profile], ['a', 'Yer'], true)).toBeUndefined()
  })

  test('comes before what is remembered, and chosen columns before both', async () => {
    const store = { listLayouts: async () => [{ ...profile, name: 'remembered', chosenAt: 1 }] }
    const names = async (choice: object) => (await layoutsFor(choice, store)).map(({ name }) => name)
    expect(await names({ profile: [profile], usesLayouts: true })).toEqual(['p'])
    expect(await names({ usesLayouts: true })).toEqual(['remembered'])
    expect(await names({ usesLayouts: true, columns: { name: 0 } })).toEqual([])
    expect(await names({})).toEqual([])
  })
})
