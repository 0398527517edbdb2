import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openStorage } from '../../src/storage/open-storage.ts'
import { startPostgres } from './postgres-server.ts'
import { templateDatabase } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the maintenance database. */
    postgresUrl: string
  }
}

/** Starts PostgreSQL once for a test run, with a migrated database. Each test's database is a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  try {
    await createTemplate(server.url)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('postgresUrl', server.url)
  return server.stop
}

async function createTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${templateDatabase}`)
  await client.end()
  const templateUrl = new URL(url)
  templateUrl.pathname = templateDatabase
  const storage = await openStorage({ databaseUrl: templateUrl.href, dataDir: '' })
  await storage.migrate()
  await storage.close()
}
