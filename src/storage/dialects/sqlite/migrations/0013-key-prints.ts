import type { Database } from 'better-sqlite3'
import { prepareKeyPrints, textPrint } from '../key-prints.ts'

const keysPerRow = 15_000

/** 32 bits of each key that was ever given, a row for each batch: who imports knows by them which keys are new. Numbers are not given again. */
export const keyPrints = {
  name: '0013-key-prints',
  sql: `
    create table key_print (
      id integer primary key autoincrement,
      ids blob not null,
      slugs blob not null
    ) strict;
  `,
  run(database: Database): void {
    const record = prepareKeyPrints(database)
    const ids = pagesOf<string>(database, 'id', 'listing_of_id')
    const hashes = pagesOf<number>(database, 'hash', 'listing_of_slug')
    for (let [id, hash] = [ids(''), hashes(-1)]; id.length > 0 || hash.length > 0; ) {
      record({ ids: id.map(textPrint), slugs: hash.map((hash) => hash % 2 ** 32) })
      id = ids(id.at(-1))
      hash = hashes(hash.at(-1))
    }
  },
}

/** The keys above one, as many as a row takes; none above none. */
function pagesOf<Key>(database: Database, key: string, view: string): (after: Key | undefined) => Key[] {
  const listKeys = database.prepare<[Key], Key>(
    `select ${key} from ${view} where ${key} > ? order by ${key} limit ${keysPerRow}`,
  )
  return (after) => (after === undefined ? [] : listKeys.pluck().all(after))
}
