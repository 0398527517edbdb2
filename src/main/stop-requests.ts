/** A terminal that is closed asks for a stop, too. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Ctrl+C arrives twice: from the terminal, and from the program that started this one. So much later, in ms, it is meant again. */
const echoTime = 1000

/**
 * Calls `stop` once, when a signal asks for it or when the process that started this one has ended (`npm start` holds a channel to it).
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
  // The channel alone does not keep a program alive.
  process.channel?.unref()
}

function endBy(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

/**
 * Ends the process with code 0 even while one of its threads is in the middle of a long statement: `process.exit` would wait for that.
 * Whatever such a thread does is a transaction that then never happened.
 */
export function endAtOnce(): never {
  process.execve?.(process.execPath, [process.execPath, '--eval', '0'], {})
  return process.exit(0)
}
