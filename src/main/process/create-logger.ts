import pino, { type Logger } from 'pino'

/** Logs JSON lines to standard error; standard output is for people. LOG_LEVEL has the levels of pino. */
export function createLogger(): Logger {
  const destination = pino.destination(2)
  // Writing to a closed terminal fails. The program must still be able to stop properly.
  destination.on('error', () => {})
  return pino({ level: process.env.LOG_LEVEL ?? 'info', base: null }, destination)
}
