import { sql } from 'kysely'
import type { SharedFile, SharedFileStore } from '../../../application/ports/shared-file-store.ts'
import type { Db, Write } from '../../write/write-dialect.ts'

/** Files in pieces, each a row. */
export function createPostgresSharedFiles(db: Db): SharedFileStore {
  return {
    save: ({ name, about, modifiedAt }, content, keepsExisting = false) =>
      db.transaction().execute(async (trx) => {
        // The row of the name makes others who save under it wait.
        const { rows } = await sql`insert into shared_file values (${name}, ${about}, ${modifiedAt}, 0)
          on conflict (name) ${keepsExisting ? sql`do nothing` : sql`do update set about = excluded.about, modified_at = excluded.modified_at`}
          returning name`.execute(trx)
        if (rows.length === 0) return 'kept'
        await sql`delete from shared_file_piece where name = ${name}`.execute(trx)
        const pieces = await insertPieces(trx, name, content)
        await sql`update shared_file set pieces = ${pieces} where name = ${name}`.execute(trx)
        return 'stored'
      }),

    async find(name) {
      const { rows } = await sql<SharedFile & { readonly pieces: number }>`
        select name, about, modified_at as "modifiedAt", pieces from shared_file where name = ${name}`.execute(
        db,
      )
      return rows[0]
    },

    async readPiece(name, piece) {
      const { rows } = await sql<{ readonly bytes: Uint8Array }>`
        select bytes from shared_file_piece where name = ${name} and piece = ${piece}`.execute(db)
      return rows[0]?.bytes
    },

    async list(folder) {
      const { rows } = await sql<SharedFile>`select name, about, modified_at as "modifiedAt" from shared_file
        where starts_with(name, ${`${folder}/`}) order by name`.execute(db)
      return rows
    },

    async remove(names) {
      await sql`delete from shared_file where name = any(${names})`.execute(db)
    },
  }
}

async function insertPieces(trx: Write, name: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  let pieces = 0
  for await (const bytes of content) {
    await sql`insert into shared_file_piece values (${name}, ${pieces}, ${bytes})`.execute(trx)
    pieces++
  }
  return pieces
}
