import pino from 'pino'
import { readConfig } from '../../src/config/config.ts'
import { createApp } from '../../src/main/app.ts'
import { openConfiguredStorage } from '../../src/main/storage.ts'
import type { TestApp } from '../app/test-app.ts'

/** A second, newly started server on the data of a test's app. */
export async function serveAgain({
  environment,
}: TestApp): Promise<{ origin: string; close(): Promise<void> }> {
  const config = readConfig(environment)
  const storage = await openConfiguredStorage(config)
  const app = await createApp(config, storage, pino({ level: 'silent' }))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    async close() {
      await app.close()
      await storage.close()
    },
  }
}
