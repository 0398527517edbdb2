import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrateSqlite } from './migrate-sqlite.ts'
import { prepareWordWriter } from './write-words.ts'

const word = (key: string, business_count: number, spelling = key) => ({
  key,
  word: spelling,
  reversed: [...key].reverse().join(''),
  business_count,
})

describe('the words of a change', () => {
  let database: Database.Database
  beforeEach(() => {
    database = new Database(':memory:')
    migrateSqlite(database)
  })
  afterEach(() => {
    database.close()
  })

  const dictionary = () =>
    database.prepare('select key, word, reversed, business_count from search_word order by key').all()
  test('are in the dictionary at once, under their first spelling, as long as a listing has them', () => {
    const write = prepareWordWriter(database)
    write([word('a', 2), word('b', 1)])
    write([word('a', 1, 'A'), word('b', -1)])
    expect(dictionary()).toEqual([word('a', 3)])
  })
})
