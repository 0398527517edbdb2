import { setImmediate } from 'node:timers/promises'
import type { Database } from 'better-sqlite3'
import { hashText } from '../../../domain/business/hash-text.ts'
import { isPubliclyVisible } from '../../../domain/business/listing.ts'
import { rowOfRank, scoreOfRank } from '../../rank.ts'
import type { EntryTable } from '../../verify/verified-database.ts'
import { indexedTokens } from './write-index.ts'

const entriesPerStep = 500_000

/**
 * The full-text index: every token of every listing, read through SQLite's own view of it. A token stands under a rank, which is the
 * row number and the score: the score is added to the hash, so that a token under an old rank is found.
 */
export function searchEntries(database: Database): EntryTable {
  database.exec(`create virtual table temp.indexed_token using fts5vocab(main, business_search, instance)`)
  // A row of the view for each of fifty million entries would take three times as long.
  const list = database
    .prepare<[], [string, string]>('select term, group_concat(doc) from temp.indexed_token group by term')
    .raw()
  const listSome = database.prepare<[string], { term: string; doc: number }>(
    'select term, doc from temp.indexed_token where doc & 4294967295 in (select value from json_each(?))',
  )
  return {
    name: 'business_search',
    entryName: 'token',
    expected: ({ row, terms }) =>
      isPubliclyVisible(row) ? [...new Set(indexedTokens({ row, terms }).split(' '))].filter(Boolean) : [],
    salt: ({ rank }) => scoreOfRank(rank),
    async *scan(visit) {
      let done = 0
      let told = 0
      for (const [term, ranks] of list.iterate()) {
        const hash = hashText(term)
        done += eachNumber(ranks, (rank) => visit(rowOfRank(rank), hash + scoreOfRank(rank)))
        if (done - told < entriesPerStep) continue
        told = done
        yield done
        await setImmediate()
      }
      yield done
    },
    async find(numbers, rows) {
      return listSome.all(JSON.stringify(numbers)).map(({ term, doc }) => {
        const n = rowOfRank(doc)
        const rank = rows.get(n)?.rank
        return { n, entry: rank === doc || rank === undefined ? term : `${term} under the old rank ${doc}` }
      })
    },
  }
}

const comma = 44
const zero = 48

/** Reads whole numbers that are separated by commas; returns how many there are. */
function eachNumber(list: string, visit: (value: number) => void): number {
  let count = 1
  let value = 0
  for (let at = 0; at < list.length; at++) {
    const code = list.charCodeAt(at)
    if (code !== comma) {
      value = value * 10 + code - zero
      continue
    }
    visit(value)
    value = 0
    count++
  }
  visit(value)
  return count
}
