import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { TestDatabase } from '../postgres/test-database.ts'

const cluster = inject('citus')
const nodes = cluster && 'nodes' in cluster ? cluster.nodes : []

/** Whether there is no cluster to test on. */
export const citusIsAbsent = nodes.length === 0
/** Few, so that each statement is fast, and more than there are workers. */
const shards = 4

/** Runs statements at one address, and returns the rows of the last one. */
export async function runAt(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

const databaseAt = (node: string, name: string) => Object.assign(new URL(node), { pathname: name }).href

const objectInUse = '55006'

/** Ends the sessions of a database, and removes it. On a busy machine Citus's own maintenance may outlive the 5 s that PostgreSQL waits. */
async function dropAt(node: string, name: string): Promise<void> {
  for (let triesLeft = 5; triesLeft > 0; triesLeft--) {
    try {
      await runAt(node, `drop database ${name} with (force)`)
      return
    } catch (error) {
      if (triesLeft === 1 || (error as { code?: string }).code !== objectInUse) throw error
    }
  }
}

/** An empty database on every node of the cluster. */
export async function createCitusDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  for (const node of nodes) {
    await runAt(node, `create database ${name} template template0`)
    await runAt(databaseAt(node, name), 'create extension citus')
  }
  const [url = '', ...workers] = nodes.map((node) => databaseAt(node, name))
  const address = (node: string) => `'${new URL(node).hostname}', ${new URL(node).port}`
  await runAt(
    url,
    `select citus_set_coordinator_host(${address(url)})`,
    ...workers.map((worker) => `select citus_add_node(${address(worker)})`),
    `alter database ${name} set citus.shard_count = ${shards}`,
  )
  return {
    url,
    async drop() {
      for (const node of nodes) await dropAt(node, name)
    },
  }
}

/** The same, migrated and distributed. */
export async function createDistributedDatabase(): Promise<TestDatabase> {
  const database = await createCitusDatabase()
  const storage = await openStorage({ databaseUrl: database.url, dataDir: '' })
  await storage.migrate()
  await storage.distribute()
  await storage.close()
  return database
}

/**
 * One distributed database for many tests, because a new one takes seconds. `empty` removes all rows but those that the migrations
 * insert.
 */
export async function createReusableDatabase(): Promise<TestDatabase & { empty(): Promise<void> }> {
  const database = await createDistributedDatabase()
  const [answer] = await runAt(
    database.url,
    `select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public'`,
  )
  const names = String(answer?.names).split(', ')
  const first: string[] = []
  for (const name of names) {
    const [rows] = await runAt(database.url, `select json_agg(${name})::text as rows from ${name}`)
    if (rows?.rows) {
      const values = String(rows.rows).replaceAll("'", "''")
      first.push(`insert into ${name} select * from json_populate_recordset(null::${name}, '${values}')`)
    }
  }
  const empty = async () => {
    await runAt(database.url, `truncate ${names.join(', ')} restart identity`, ...first)
  }
  return { ...database, empty }
}
