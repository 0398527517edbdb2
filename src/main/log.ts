import pino, { type Logger } from 'pino'

/** JSON lines to standard error, so that standard output stays for people. LOG_LEVEL is pino's. */
export function createLogger(): Logger {
  const destination = pino.destination(2)
  // A terminal that was closed takes no more lines; the program has yet to stop in good order.
  destination.on('error', () => {})
  return pino({ level: process.env.LOG_LEVEL ?? 'info', base: null }, destination)
}
