import { existsSync, readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

/** Linux names a process's thread here: the one that asks. */
const thisThread = '/proc/thread-self'
/** Leaves a tenth of an ordinary thread's share where both want a core: a job still ends on a machine that is never idle. */
const stepsBack = 10

/**
 * Lets the threads that answer visitors go first: from here on, the thread that calls it gets what they leave. Only Linux has
 * a priority for each thread; elsewhere it does nothing.
 */
export function giveWay(): void {
  if (!existsSync(thisThread)) return
  const thread = Number(readlinkSync(thisThread).split('/').at(-1))
  setPriority(thread, Math.min(constants.priority.PRIORITY_LOW, getPriority() + stepsBack))
}
