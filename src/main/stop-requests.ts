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
