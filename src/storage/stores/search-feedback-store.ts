import { sql } from 'kysely'
import type { AuditEntry } from '../../application/ports/audit-store.ts'
import type { SearchFeedbackStore, StoredSynonym } from '../../application/ports/search-feedback.ts'
import { storedText } from '../rows/stored-text.ts'
import type { Db, Write, WriteDialect } from '../write/write-dialect.ts'
import { encodeEntry } from './audit-store.ts'

/** Searches without results, and synonyms (see the port). */
export function createSearchFeedbackStore(db: Db, dialect: WriteDialect): SearchFeedbackStore {
  return { ...zeroResultsIn(db, dialect), ...synonymsIn(db, dialect) }
}

type ZeroResults = Pick<
  SearchFeedbackStore,
  'addZeroResults' | 'removeZeroResults' | 'removeZeroResultsBefore' | 'listZeroResults'
>

/** More than a day ever has. */
const anyNumber = 1_000_000

function zeroResultsIn(db: Db, dialect: WriteDialect): ZeroResults {
  return {
    async addZeroResults(day, counts, limit) {
      const rows = counts
        .map(({ words, place, count }) => ({
          words: storedText(words),
          place: storedText(place),
          search_count: count,
        }))
        // In one order, so that processes that write at the same time do not wait for each other in a circle.
        .sort((a, b) => (`${a.words}\n${a.place}` < `${b.words}\n${b.place}` ? -1 : 1))
      if (rows.length === 0) return
      await dialect.transact(async (trx) => {
        await sql`insert into zero_result (day, words, place, search_count)
          select ${day}, words, place, search_count
          from ${dialect.given(rows, 'words text, place text, search_count bigint')} where true
          on conflict (day, words, place)
          do update set search_count = zero_result.search_count + excluded.search_count`.execute(trx)
        await sql`delete from zero_result where day = ${day} and (words, place) in (
          select words, place from zero_result where day = ${day}
          order by search_count desc, words, place limit ${anyNumber} offset ${limit})`.execute(trx)
      })
    },

    async removeZeroResultsBefore(day) {
      await dialect.transact((trx) => trx.deleteFrom('zero_result').where('day', '<', day).execute())
    },

    async removeZeroResults(searches) {
      if (searches.length === 0) return
      const rows = searches.map(({ words, place }) => ({ words, place }))
      await dialect.transact((trx) =>
        sql`delete from zero_result where (words, place) in (
          select words, place from ${dialect.given(rows, 'words text, place text')})`.execute(trx),
      )
    },

    listZeroResults: (limit) =>
      db
        .selectFrom('zero_result')
        .select(['words', 'place'])
        .select(sql<number>`cast(sum(search_count) as bigint)`.as('count'))
        .select((row) => row.fn.max('day').as('lastDay'))
        .groupBy(['words', 'place'])
        .orderBy('count', 'desc')
        .orderBy('words')
        .orderBy('place')
        .limit(limit)
        .execute(),
  }
}

type Synonyms = Omit<SearchFeedbackStore, keyof ZeroResults>

function synonymsIn(db: Db, dialect: WriteDialect): Synonyms {
  return {
    async listSynonyms() {
      const rows = await db
        .selectFrom('synonym')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('key')
        .execute()
      return rows.map(({ created_at, ...synonym }) => ({ ...synonym, createdAt: created_at }))
    },

    saveSynonym: (synonym, limit, audit) =>
      dialect.transact(async (trx) => {
        const { key, ...row } = encodeSynonym(synonym)
        const { others } = await trx
          .selectFrom('synonym')
          .select((select) => select.fn.countAll<number>().as('others'))
          .where('key', '<>', key)
          .executeTakeFirstOrThrow()
        if (others >= limit) return false
        await trx
          .insertInto('synonym')
          .values({ key, ...row })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
          .execute()
        await recordChange(trx, audit)
        return true
      }),

    async restoreSynonyms(synonyms) {
      if (synonyms.length === 0) return
      const rows = synonyms.map(encodeSynonym)
      const columns = 'key text, phrase text, meaning text, trade text, created_at bigint'
      await dialect.transact(async (trx) => {
        await sql`insert into synonym (key, phrase, meaning, trade, created_at)
          select key, phrase, meaning, trade, created_at from ${dialect.given(rows, columns)} where true
          on conflict (key) do nothing`.execute(trx)
        await raiseVersion(trx)
      })
    },

    removeSynonym: (key, audit) =>
      dialect.transact(async (trx) => {
        const removed = await trx
          .deleteFrom('synonym')
          .where('key', '=', storedText(key))
          .returning('key')
          .execute()
        if (removed.length === 0) return false
        await recordChange(trx, audit)
        return true
      }),
  }
}

function encodeSynonym({ key, phrase, meaning, trade, createdAt }: StoredSynonym) {
  return {
    key: storedText(key),
    phrase: storedText(phrase),
    meaning: storedText(meaning),
    trade: storedText(trade),
    created_at: createdAt,
  }
}

/** Makes every kept page and count of an earlier meaning invalid. */
async function raiseVersion(trx: Write): Promise<void> {
  await sql`update meta set data_version = data_version + 1`.execute(trx)
}

async function recordChange(trx: Write, audit: AuditEntry): Promise<void> {
  await raiseVersion(trx)
  await trx.insertInto('audit').values(encodeEntry(audit)).execute()
}
