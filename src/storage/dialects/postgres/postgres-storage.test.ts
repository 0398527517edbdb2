import pg from 'pg'
import { createTestDatabase } from '../../../../test/postgres/test-database.ts'
import { describeStorage } from '../../storage.contract.ts'

describeStorage('PostgreSQL', async (options) => {
  const { url, drop } = await createTestDatabase(options)
  return {
    options: { databaseUrl: url, dataDir: '' },
    async query(sql) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const answer = client.query({ text: sql, rowMode: 'array' })
      const { rows } = await answer.finally(() => client.end())
      return rows[0]?.[0]
    },
    slugInsert: (slug, id) => `insert into listing_slug (slug, listing_id) values ('${slug}', '${id}')`,
    destroy: drop,
  }
})
