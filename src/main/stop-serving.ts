import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '../storage/open-storage.ts'
import { endAtOnce } from './stop-requests.ts'

/** How long requests may still take when the server stops, in ms; the same as a job's step in `job-thread.ts`. */
const requestLimit = 3000
/** After this time, in ms, everything that is still open is given up: service managers often wait only ten seconds. */
const wholeLimit = 4000
/** How often connections that have become idle are closed, in ms. */
const sweepInterval = 100

/**
 * Takes no more connections, releases running jobs, lets requests end, closes the database and ends the process with code 0, all
 * within a time limit. `onClosed` is called if the database was closed in time.
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
