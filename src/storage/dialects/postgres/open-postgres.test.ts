import { expect, test } from 'vitest'
import { openPostgres } from './open-postgres.ts'

test('says of a server that is away that it cannot be reached, also where all tables are read or made anew', async () => {
  // Nothing listens on port 1.
  const storage = openPostgres({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' })
  const away = expect.objectContaining({ name: 'StoreUnavailableError' })
  await expect(storage.reindex()).rejects.toEqual(away)
  await expect(storage.verify()[Symbol.asyncIterator]().next()).rejects.toEqual(away)
  await storage.close()
})
