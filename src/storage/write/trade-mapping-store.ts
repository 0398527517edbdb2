import { sql } from 'kysely'
import type { StoredTradeMapping, TradeMappingStore } from '../../application/ports/trade-mapping-store.ts'
import { encodeEntry, runAuditedIn } from '../audit-store.ts'
import { storedText } from '../stored-text.ts'
import type { Db, WriteDialect } from './write-dialect.ts'

const columns = 'key text, text text, trade text, chosen_at bigint'

/** Trades of sources' texts (see the port). */
export function createTradeMappingStore(db: Db, dialect: WriteDialect): TradeMappingStore {
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

    async restoreTradeMappings(mappings) {
      if (mappings.length === 0) return
      const rows = mappings.map(encodeMapping)
      await dialect.transact((trx) =>
        sql`insert into trade_mapping (key, text, trade, chosen_at)
          select key, text, trade, chosen_at from ${dialect.given(rows, columns)} where true
          on conflict (key) do nothing`.execute(trx),
      )
    },

    removeTradeMapping: (key, audit) =>
      dialect.transact((trx) =>
        runAuditedIn(trx, trx.deleteFrom('trade_mapping').where('key', '=', storedText(key)), audit),
      ),
  }
}

function encodeMapping({ key, text, trade, chosenAt }: StoredTradeMapping) {
  return { key: storedText(key), text: storedText(text), trade: storedText(trade), chosen_at: chosenAt }
}
