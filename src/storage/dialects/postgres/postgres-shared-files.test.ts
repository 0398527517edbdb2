import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/postgres/test-database.ts'
import type { SharedFileStore } from '../../../application/ports/shared-file-store.ts'
import { openStorage, type Storage } from '../../open-storage.ts'

let database: TestDatabase
let storage: Storage
let files: SharedFileStore
beforeAll(async () => {
  database = await createTestDatabase()
  storage = await openStorage({ databaseUrl: database.url, dataDir: '' })
  await storage.migrate()
  files = storage.sharedFiles
})
afterAll(async () => {
  await storage.close()
  await database.drop()
})

const fileOf = (name: string, about = '') => ({ name, about, modifiedAt: 1_700_000_000_000 })

async function* piecesOf(...texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text)
}

async function contentOf(name: string): Promise<string | undefined> {
  const found = await files.find(name)
  if (!found) return undefined
  const numbers = Array.from({ length: found.pieces }, (_, piece) => piece)
  const pieces = await Promise.all(numbers.map((piece) => files.readPiece(name, piece)))
  return pieces.map((bytes) => Buffer.from(bytes ?? []).toString()).join('|')
}

test('a file comes back in its pieces, with its time and what it says of itself', async () => {
  expect(await files.save(fileOf('exports/a', 'of today'), piecesOf('하나', '둘'))).toBe('stored')
  expect(await contentOf('exports/a')).toBe('하나|둘')
  expect(await files.find('exports/a')).toMatchObject({ about: 'of today', modifiedAt: 1_700_000_000_000 })
  expect(await files.readPiece('exports/a', 2)).toBeUndefined()
})

test('an empty file is a file', async () => {
  await files.save(fileOf('exports/empty'), piecesOf())
  expect(await contentOf('exports/empty')).toBe('')
})

test('a file is replaced, or stays if that is asked', async () => {
  await files.save(fileOf('exports/b'), piecesOf('one', 'two', 'three'))
  await files.save(fileOf('exports/b'), piecesOf('four'))
  expect(await contentOf('exports/b')).toBe('four')
  expect(await files.save(fileOf('exports/b', 'later'), piecesOf('five'), true)).toBe('kept')
  expect(await contentOf('exports/b')).toBe('four')
  expect(await files.save(fileOf('exports/new'), piecesOf('six'), true)).toBe('stored')
})

test('a file that ends with an error leaves what was there', async () => {
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('The disk failed.')
  }
  await files.save(fileOf('exports/c'), piecesOf('whole'))
  await expect(files.save(fileOf('exports/c'), broken())).rejects.toThrow('The disk failed.')
  expect(await contentOf('exports/c')).toBe('whole')
  await expect(files.save(fileOf('exports/d'), broken())).rejects.toThrow('The disk failed.')
  expect(await files.find('exports/d')).toBeUndefined()
})

test('a folder lists its own files, in order, and no longer those that are removed', async () => {
  for (const name of ['snapshots/2', 'snapshots/1', 'snapshots-old/1', 'uploads/1'])
    await files.save(fileOf(name), piecesOf(name))
  const namesIn = async (folder: string) => (await files.list(folder)).map(({ name }) => name)
  expect(await namesIn('snapshots')).toEqual(['snapshots/1', 'snapshots/2'])
  await files.remove(['snapshots/1', 'snapshots/9'])
  expect(await namesIn('snapshots')).toEqual(['snapshots/2'])
  expect(await files.readPiece('snapshots/1', 0)).toBeUndefined()
})
