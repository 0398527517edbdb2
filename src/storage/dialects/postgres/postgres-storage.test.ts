import pg from 'pg'
import { createTestDatabase } from '../../../../test/postgres/test-database.ts'
import { describeStorage } from '../../storage.contract.ts'

describeStorage('PostgreSQL', async () => {
  const { url, drop } = await createTestDatabase({ empty: true })
  return {
    options: { databaseUrl: url, dataDir: '' },
    async execute(statement) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query(statement)
      await client.end()
    },
    destroy: drop,
  }
})
