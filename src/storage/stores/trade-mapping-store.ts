import { sql } from 'kysely'
import type { StoredTradeMapping, TradeMappingStore } from '../../application/ports/trade-mapping-store.ts'
import { storedText } from '../rows/stored-text.ts'
import type { Db, WriteDialect } from '../write/write-dialect.ts'
import { encodeEntry, runAuditedIn } from './audit-store.ts'

const columns = 'key text, text text, trade text, chosen_at bigint'

/** Trades of sources' texts (see the port). */
export function createTradeMappingStore(db: Db, dialect: WriteDialect): TradeMappingStore {
  const addMissing = async (trx: Db, rows: readonly EncodedMapping[]) => {
    if (rows.length === 0) return
    await sql`insert into trade_mapping (key, text, trade, chosen_at)
      select key, text, trade, chosen_at from ${dialect.given(rows, columns)} where true
      on conflict (key) do nothing`.execute(trx)
  }
  return {
    async listTradeMappings() {
      const rows = await db
        .selectFrom('trade_mapping')
        .selectAll()
        .orderBy('chosen_at', 'desc')
        .orderBy('key')
        .execute()
      return rows.map(({ chosen_at, ...mapping }) => ({ ...mapping, chosenAt: chosen_at }))
    },

    saveTradeMappings: (mappings, limit, audit) =>
      dialect.transact(async (trx) => {
        const rows = mappings.map(encodeMapping)
        const { others } = await trx
          .selectFrom('trade_mapping')
          .select((select) => select.fn.countAll<number>().as('others'))
          .where(sql<boolean>`not (key ${dialect.oneOf(rows.map(({ key }) => key))})`)
          .executeTakeFirstOrThrow()
        if (others + rows.length > limit) return false
        await sql`insert into trade_mapping (key, text, trade, chosen_at)
          select key, text, trade, chosen_at from ${dialect.given(rows, columns)} where true
          on conflict (key) do update set text = excluded.text, trade = excluded.trade,
            chosen_at = excluded.chosen_at`.execute(trx)
        await trx.insertInto('audit').values(encodeEntry(audit)).execute()
        return true
      }),

    takeBackTradeMappings: (made, replaced) =>
      dialect.transact(async (trx) => {
        const given = new Map(made.map(({ key, chosenAt }) => [storedText(key), chosenAt]))
        const found = await trx
          .selectFrom('trade_mapping')
          .select(['key', 'chosen_at'])
          .where(sql<boolean>`key ${dialect.oneOf([...given.keys()])}`)
          .execute()
        const keys = found.filter(({ key, chosen_at }) => given.get(key) === chosen_at).map(({ key }) => key)
        await sql`delete from trade_mapping where key ${dialect.oneOf(keys)}`.execute(trx)
        const back = replaced.map(encodeMapping).filter(({ key }) => keys.includes(key))
        await addMissing(trx, back)
        return keys.length
      }),

    restoreTradeMappings: (mappings) =>
      dialect.transact((trx) => addMissing(trx, mappings.map(encodeMapping))),

    removeTradeMapping: (key, audit) =>
      dialect.transact((trx) =>
        runAuditedIn(trx, trx.deleteFrom('trade_mapping').where('key', '=', storedText(key)), audit),
      ),
  }
}

type EncodedMapping = ReturnType<typeof encodeMapping>

function encodeMapping({ key, text, trade, chosenAt }: StoredTradeMapping) {
  return { key: storedText(key), text: storedText(text), trade: storedText(trade), chosen_at: chosenAt }
}
