import { sql } from 'kysely'
import type { ImportLayoutStore, StoredLayout } from '../../application/ports/import-layout-store.ts'
import { storedText } from '../rows/stored-text.ts'
import type { Db, WriteDialect } from '../write/write-dialect.ts'
import { runAuditedIn } from './audit-store.ts'

/** Layouts of imported files (see the port). */
export function createImportLayoutStore(db: Db, dialect: WriteDialect): ImportLayoutStore {
  return {
    async listLayouts() {
      const rows = await db
        .selectFrom('import_layout')
        .selectAll()
        .orderBy('chosen_at', 'desc')
        .orderBy('key')
        .execute()
      return rows.map(({ key, name, choice, chosen_at }) => ({
        key,
        name,
        ...(JSON.parse(choice) as Omit<StoredLayout, 'key' | 'name' | 'chosenAt'>),
        chosenAt: chosen_at,
      }))
    },

    saveLayout: (layout, limit) =>
      dialect.transact(async (trx) => {
        const { key, ...row } = encodeLayout(layout)
        await trx
          .insertInto('import_layout')
          .values({ key, ...row })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
          .execute()
        const newest = trx
          .selectFrom('import_layout')
          .select('key')
          .orderBy('chosen_at', 'desc')
          .orderBy('key')
        const kept = (await newest.limit(limit).execute()).map((each) => each.key)
        await sql`delete from import_layout where not (key ${dialect.oneOf(kept)})`.execute(trx)
      }),

    async restoreLayouts(layouts) {
      if (layouts.length === 0) return
      const rows = layouts.map(encodeLayout)
      await dialect.transact((trx) =>
        sql`insert into import_layout (key, name, choice, chosen_at)
          select key, name, choice, chosen_at
          from ${dialect.given(rows, 'key text, name text, choice text, chosen_at bigint')} where true
          on conflict (key) do nothing`.execute(trx),
      )
    },

    removeLayout: (key, audit) =>
      dialect.transact((trx) =>
        runAuditedIn(trx, trx.deleteFrom('import_layout').where('key', '=', storedText(key)), audit),
      ),
  }
}

function encodeLayout({ key, name, chosenAt, ...choice }: StoredLayout) {
  return {
    key: storedText(key),
    name: storedText(name),
    choice: storedText(JSON.stringify(choice)),
    chosen_at: chosenAt,
  }
}
