import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrateSqlite } from './migrate-sqlite.ts'
import { mergeWordNews, prepareWordWriter } from './write-words.ts'

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
  const many = (count: number, spelling?: string) =>
    Array.from({ length: 3000 }, (_, index) => word(`w${index}`, count, spelling))

  test('are in the dictionary at once where they are few', () => {
    const write = prepareWordWriter(database)
    write([word('a', 2), word('b', 1)])
    write([word('a', 1, 'A'), word('b', -1)])
    expect(dictionary()).toEqual([word('a', 3)])
  })

  test('are brought in later where they are many, with those that were there, under their first spelling', async () => {
    const write = prepareWordWriter(database)
    write([word('w7', 5, 'W7')])
    write(many(2, 'first'))
    write(many(3, 'second'))
    expect(dictionary()).toEqual([word('w7', 5, 'W7')])
    await mergeWordNews(database)
    expect(dictionary()).toHaveLength(3000)
    expect(dictionary()).toContainEqual(word('w7', 10, 'W7'))
    expect(dictionary()).toContainEqual(word('w8', 5, 'first'))
    await mergeWordNews(database)
    expect(dictionary()).toContainEqual(word('w8', 5, 'first'))
  })

  test('are brought in step by step, each once', async () => {
    const write = prepareWordWriter(database)
    write(many(1, 'first'))
    write(many(2, 'second'))
    await mergeWordNews(database, 700)
    expect(dictionary()).toHaveLength(3000)
    expect(dictionary()).toEqual(
      dictionary().map((entry) => ({ ...(entry as object), word: 'first', business_count: 3 })),
    )
    expect(database.prepare('select count(*) from search_word_news').pluck().get()).toBe(0)
  })

  test('are brought in before some are taken away', () => {
    const write = prepareWordWriter(database)
    write(many(1))
    write([word('w1', -1)])
    expect(dictionary()).toHaveLength(2999)
    write(many(1))
    write(many(-1))
    expect(dictionary()).toHaveLength(2999)
    expect(dictionary()).not.toContainEqual(word('w1', 1))
  })
})
