import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

/** Linux lists the threads of a process here. The main thread has the number of the process. */
const threads = '/proc/self/task'
/** Linux links the calling thread here. */
const thisThread = '/proc/thread-self'
/** Name of the threads with which V8 collects the garbage of all threads. */
const helper = 'V8Worker'
/** A thread with this priority gets a tenth of an ordinary thread's share of a busy core, so jobs still end on a busy machine. */
const stepsBack = 10

const behind = (priority: number, steps: number) =>
  Math.min(constants.priority.PRIORITY_LOW, priority + steps)

/** Lowers the priority of the calling thread. Works on Linux only; elsewhere threads have no priority of their own. */
export function lowerThreadPriority(steps: number): void {
  if (!existsSync(thisThread)) return
  setPriority(Number(readlinkSync(thisThread).split('/').at(-1)), behind(getPriority(), steps))
}

/**
 * Gives the threads that answer visitors priority over the calling thread, and over V8's garbage collecting threads, which mostly
 * work for the job while one runs. Works on Linux only.
 */
export function lowerJobPriority(): void {
  if (!existsSync(thisThread)) return
  lowerThreadPriority(stepsBack)
  for (const thread of listHelpers()) setPriority(thread, behind(getPriority(process.pid), stepsBack))
}

function listHelpers(): number[] {
  return readdirSync(threads)
    .filter((thread) => nameOf(thread) === helper)
    .map(Number)
}

/** '' if the thread has just ended. */
function nameOf(thread: string): string {
  try {
    return readFileSync(`${threads}/${thread}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}
