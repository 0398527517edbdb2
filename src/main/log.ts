import pino, { type Logger } from 'pino'

/** JSON lines to standard error, so that standard output stays for people. LOG_LEVEL is pino's. */
export function createLogger(): Logger {
  return pino({ level: process.env.LOG_LEVEL ?? 'info', base: null }, pino.destination(2))
}
