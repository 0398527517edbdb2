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

describe('a layout of a file that has changed', () => {
  const before = ['Kod', 'Yer', 'Adres', 'Bölge', 'Not']
  const fitted = async (
    after: string[],
    choice: object = { columns: { place_id: 0, name: 1, full_address: 2 } },
  ) => {
    const layout = await remembered(choice, before)
    return fittingLayout([layout as ImportLayout], after, false)
  }

  test('fits as long as its columns are there, whatever the order, the letter case and the blanks', async () => {
    expect(await fitted(['ADRES ', ' yer', 'kod', 'Renk', 'Bölge'])).toMatchObject({
      columns: { place_id: 2, name: 1, full_address: 0 },
      added: [3],
    })
    expect(await fitted(['Yer', 'Kod', 'Bölge', 'Not'])).toBeUndefined()
  })

  test('reads a new column that is known, and none that was left out before', async () => {
    const columns = { place_id: 0, name: 1 }
    expect((await fitted([...before, 'Telefon'], { columns }))?.columns).toEqual({ ...columns, phone: 5 })
  })

  test('is none of a file with other headers for the most part', async () => {
    const others = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(await fitted(['Kod', 'Yer', 'Adres', ...others])).toBeUndefined()
    expect(await fitted(['Kod', 'Yer'], { columns: { place_id: 0, name: 1 } })).toBeUndefined()
  })

  test('without columns needs all its headers', async () => {
    const choice = { deriveIds: true }
    expect(await fitted([...before, 'Renk'], choice)).toMatchObject({ columns: undefined, added: [5] })
    expect(await fitted(['Kod', 'Yer', 'Adres', 'Bölge'], choice)).toBeUndefined()
  })

  test('of an older version has the headers of its columns alone', () => {
    const columns = { name: 'YER', place_id: 'Kod', full_address: 'adres' }
    const layout = { key: 'k', name: 'l', columns, deriveIds: false }
    expect(fittingLayout([layout], before, false)).toMatchObject({ columns: { name: 1 }, added: [3, 4] })
  })

  test('is the one with most headers in common', async () => {
    const layouts = [
      {
        key: 'a',
        name: 'near',
        columns: { name: 'yer', place_id: 'kod', full_address: 'adres' },
        deriveIds: false,
      },
      (await remembered({ columns: { name: 1 } }, before)) as ImportLayout,
    ]
    expect(fittingLayout(layouts, [...before, 'Renk'], false)?.layout.name).toBe('a.b')
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
