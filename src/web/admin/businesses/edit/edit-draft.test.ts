import { expect, test } from 'vitest'
import { EditDrafts } from './edit-draft.ts'

function drafts(first: Record<string, string> = {}): EditDrafts {
  const values = new Map(Object.entries(first))
  return new EditDrafts(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }))
}

test('a draft has the changed fields alone', () => {
  const kept = drafts()
  kept.keep('7', '가게', { name: '가게', phone: '1' }, { name: '새 가게', phone: '1', isVerified: '' })
  expect(kept.find()).toEqual({ id: '7', name: '가게', changed: { name: '새 가게' } })
  kept.keep('7', '가게', { name: '가게' }, { name: '가게' })
  expect(kept.find()).toBeUndefined()
})

test('a draft is forgotten once it is saved, and nothing is kept where storage is forbidden or damaged', () => {
  const kept = drafts()
  kept.keep('7', '가게', {}, { name: '새' })
  kept.forget()
  expect(kept.find()).toBeUndefined()
  const forbidden = new EditDrafts(() => {
    throw new Error('forbidden')
  })
  forbidden.keep('7', '가게', {}, { name: '새' })
  expect(forbidden.find()).toBeUndefined()
  expect(drafts({ 'edit-draft': '{' }).find()).toBeUndefined()
})
