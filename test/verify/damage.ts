import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import type { TestSite } from '../app/test-site.ts'

/** Runs a statement directly on the database, without the product. */
export async function damage({ config }: TestSite, statement: string): Promise<void> {
  if (config.databaseUrl) {
    const client = new pg.Client({ connectionString: config.databaseUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
    return
  }
  const database = new Database(join(config.dataDir, 'directory.sqlite'))
  database.exec(statement)
  database.close()
}
