import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

/** Linux names a process's threads here; the one that has the process's own number is its main thread. */
const threads = '/proc/self/task'
/** And here the one that asks. */
const thisThread = '/proc/thread-self'
/** V8 collects the garbage of all threads with these. */
const helper = 'V8Worker'
/** Leaves a tenth of an ordinary thread's share where both want a core: a job still ends on a machine that is never idle. */
const stepsBack = 10

const behind = (priority: number, steps: number) =>
  Math.min(constants.priority.PRIORITY_LOW, priority + steps)

/** Lowers the priority of the thread that calls it. Only Linux has one for each thread; elsewhere it does nothing. */
export function stepBehind(steps: number): void {
  if (!existsSync(thisThread)) return
  setPriority(Number(readlinkSync(thisThread).split('/').at(-1)), behind(getPriority(), steps))
}

/**
 * Lets the threads that answer visitors go first: from here on, the thread that calls it gets what they leave, and so do V8's own, whose
 * work is a job's for as long as there is one. Only Linux has a priority for each thread; elsewhere it does nothing.
 */
export function giveWay(): void {
  if (!existsSync(thisThread)) return
  stepBehind(stepsBack)
  for (const thread of listHelpers()) setPriority(thread, behind(getPriority(process.pid), stepsBack))
}

function listHelpers(): number[] {
  return readdirSync(threads)
    .filter((thread) => nameOf(thread) === helper)
    .map(Number)
}

/** '' of a thread that has just ended. */
function nameOf(thread: string): string {
  try {
    return readFileSync(`${threads}/${thread}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}
