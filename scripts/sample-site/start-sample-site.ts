import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '../../bench/server-process.ts'

/** The administrator's password on the sample site. */
export const samplePassword = 'sample-password'

/** The built product with its sample listings, in a process and a data folder of its own. */
export interface SampleSite {
  readonly origin: string
  readonly dataDir: string
  /** Ends the process and removes its data. */
  stop(): Promise<void>
}

/** A port of the loopback interface that is free now. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

/** Starts it on a free port, which must be known beforehand, because canonical links contain it. */
export async function startSampleSite(): Promise<SampleSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sample-site-'))
  const site = await startServerProcess('src/main/serve.ts', {
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SITE_URL: '',
    SAMPLE_DATA: 'on',
    ADMIN_PASSWORD: samplePassword,
    WEB_CONCURRENCY: '1',
  })
  return {
    origin: site.origin,
    dataDir,
    async stop() {
      await site.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Makes one of the site's calls. */
export async function readCall<T>(origin: string, path: string): Promise<T> {
  const answer = await fetch(`${origin}${path}`)
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}.`)
  return (await answer.json()) as T
}
