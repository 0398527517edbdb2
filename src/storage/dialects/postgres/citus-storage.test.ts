import { afterAll, beforeAll, describe } from 'vitest'
import {
  citusIsAbsent,
  createCitusDatabase,
  createReusableDatabase,
  runAt,
} from '../../../../test/citus/citus-database.ts'
import { describeStorage } from '../../storage.contract.ts'

if (!citusIsAbsent) {
  describe('with one database', () => {
    let database: Awaited<ReturnType<typeof createReusableDatabase>>
    beforeAll(async () => {
      database = await createReusableDatabase()
    })
    afterAll(() => database?.drop())

    describeStorage('Citus', async (options) => {
      const { url, drop } = options?.empty ? await createCitusDatabase() : database
      if (!options?.empty) await database.empty()
      return {
        options: { databaseUrl: url, dataDir: '' },
        async query(sql) {
          const [row] = await runAt(url, sql)
          return row && Object.values(row)[0]
        },
        slugInsert: (slug, id) => `insert into listing_slug (slug, listing_id) values ('${slug}', '${id}')`,
        destroy: options?.empty ? drop : async () => undefined,
      }
    })
  })
}
