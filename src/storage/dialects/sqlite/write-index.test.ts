import Database from 'better-sqlite3'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexTerms } from '../../../domain/search-terms/index-terms.ts'
import { sampleDraft } from '../../contract/storage-under-test.contract.ts'
import { encodeBusiness } from '../../rows/business-row.ts'
import { migrateSqlite } from './migrate-sqlite.ts'
import { prepareIndexWriter } from './write-index.ts'
import { prepareBusinessInsert } from './write-rows.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('강남 치킨', 'İstanbul Kuaför', 'a\0b c', 'hair\ud800salon', '꽃집', 'ㅋㅋ치킨', 'Café'),
)

test('a row that is taken out leaves no token behind, whatever its texts are', () => {
  const database = new Database(':memory:')
  migrateSqlite(database)
  database.exec('create virtual table temp.held using fts5vocab (main, business_search, row)')
  const writeIndex = prepareIndexWriter(database)
  const insert = prepareBusinessInsert(database)
  const find = database.prepare('select * from listing where n = ?')
  let n = 0
  fc.assert(
    fc.property(
      fc.record({ name: text, category: text, city: text, address: text, phone: text }),
      (texts) => {
        const draft = sampleDraft({ placeId: `p${++n}`, ...texts })
        const row = encodeBusiness(draft, { id: `id${n}`, n, slug: `s${n}`, openingId: null, now: 1 })
        insert(row)
        writeIndex([{ row, terms: indexTerms(draft) }])
        writeIndex([], [find.get(n) as typeof row])
        database.exec(`insert into business_search (business_search) values ('optimize')`)
        expect(database.prepare('select term from temp.held').all()).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
  database.close()
})
