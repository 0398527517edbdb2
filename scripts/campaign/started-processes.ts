import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()
let isWatching = false

/** Makes sure that a process ends with this one at the latest, however this one ends. */
export function endWithUs(child: ChildProcess): void {
  // End them before their folders are removed.
  if (!isWatching) process.prependOnceListener('exit', killAll)
  isWatching = true
  running.add(child)
  child.once('exit', () => running.delete(child))
}

/** SIGKILL also ends a stopped process (SIGSTOP). */
function killAll(): void {
  for (const child of running) child.kill('SIGKILL')
}
