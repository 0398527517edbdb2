import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '../../../../test/postgres/test-database.ts'
import { ReadReplica } from './read-replica.ts'

/** The only answer of a replica that is looked at once. */
async function problemOf(databaseUrl: string, databaseReadUrl: string): Promise<string | undefined> {
  const replica = new ReadReplica(databaseUrl, databaseReadUrl)
  try {
    return await replica.findProblem(0)
  } finally {
    await replica.close()
  }
}

test('a user without any rights of a superuser can look', async () => {
  const url = new URL(inject('postgresUrl'))
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query('create role plain_reader login')
  try {
    url.username = 'plain_reader'
    expect(await problemOf(url.href, url.href)).toContain('names no replica')
  } finally {
    await client.query('drop role plain_reader')
    await client.end()
  }
})

test('the primary itself, another database and a server that is away are no replica', async () => {
  const url = inject('postgresUrl')
  const other = await createTestDatabase({ empty: true })
  const away = 'postgres://postgres@127.0.0.1:1/postgres'
  try {
    expect(await problemOf(url, url)).toContain('it is the same server as in DATABASE_URL')
    expect(await problemOf(url, other.url)).toContain('names another database than DATABASE_URL')
    expect(await problemOf(url, away)).toContain('the replica does not answer: connect ECONNREFUSED')
    expect(await problemOf(url, 'postgres://[')).toContain('the replica does not answer: Invalid URL')
    expect(await problemOf(away, url)).toBe('the primary has not answered yet')
  } finally {
    await other.drop()
  }
})
