import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()
let isWatching = false

/** Remembers a process, so that it ends with this one at the latest, whichever way this one ends. */
export function endWithUs(child: ChildProcess): void {
  // Before folders are removed that they still write to.
  if (!isWatching) process.prependOnceListener('exit', killAll)
  isWatching = true
  running.add(child)
  child.once('exit', () => running.delete(child))
}

/** A stopped process (SIGSTOP) ends by this signal, too. */
function killAll(): void {
  for (const child of running) child.kill('SIGKILL')
}
