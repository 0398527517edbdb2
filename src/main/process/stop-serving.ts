import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '../../storage/open-storage.ts'

/** SIGHUP comes when the terminal is closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** One Ctrl+C arrives twice, from the terminal and from the program that started this one. After this time, in ms, it is a new one. */
const echoTime = 1000

/**
 * Calls `stop` once, on a signal or when the process that started this one has ended (`npm start` keeps a channel to it).
 * A later signal ends the process at once.
 */
export function onStopRequest(stop: () => void, asking: readonly NodeJS.Signals[] = signals): void {
  let askedAt: number | undefined
  const ask = () => {
    askedAt = performance.now()
    stop()
  }
  for (const signal of asking) {
    process.on(signal, () => {
      if (askedAt === undefined) ask()
      else if (performance.now() - askedAt > echoTime) endBy(signal)
    })
  }
  process.once('disconnect', () => askedAt === undefined && ask())
  // The channel alone must not keep the program alive.
  process.channel?.unref()
}

function endBy(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

/**
 * Ends the process with code 0 at once. `process.exit` would wait for a thread in the middle of a long statement.
 * The transaction of such a thread is rolled back.
 */
export function endAtOnce(): never {
  process.execve?.(process.execPath, [process.execPath, '--eval', '0'], {})
  return process.exit(0)
}

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
