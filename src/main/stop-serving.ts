import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '../storage/open-storage.ts'
import { endAtOnce } from './stop-requests.ts'

/** How long requests may take to their end once the server stops, in ms, as long as a job's step has: `job-thread.ts`. */
const requestLimit = 3000
/** Whatever is still open then is given up: what starts and stops servers waits for ten seconds at most. */
const wholeLimit = 4000
/** How often connections that have become idle are closed, in ms. */
const sweepInterval = 100

/**
 * Takes no more connections, gives running jobs back, lets requests end, closes the database and ends the process with code 0, all
 * within a time limit. `onClosed` is called where the database was closed in time.
 */
export async function stopServing(
  app: FastifyInstance,
  storage: Storage,
  onClosed: () => void = () => undefined,
): Promise<never> {
  const { server, log } = app
  log.info('The server stops.')
  server.close()
  const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval)
  const impatience = setTimeout(() => server.closeAllConnections(), requestLimit)
  const closed = (async () => {
    await app.close()
    await storage.close()
    onClosed()
    return true
  })().catch((error) => {
    log.error(error)
    return true
  })
  const isClosed = await Promise.race([closed, delay(wholeLimit, false)])
  clearInterval(sweep)
  clearTimeout(impatience)
  if (!isClosed) log.warn('Some work did not come to its end in time and was cut off.')
  return endAtOnce()
}
