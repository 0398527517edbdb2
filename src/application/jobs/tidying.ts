import type { Clock } from '../ports/clock.ts'
import type { JobThread } from '../ports/job-thread.ts'
import { JobInterruption } from './job-interruption.ts'

/** How long no job has to be open before the store is tidied, in ms: workbooks often come one after the other. */
const quietTime = 60_000
/** From one tidying to the next, in ms: visitors and administrators write without jobs too. */
const interval = 3_600_000

interface TidyingPorts {
  readonly thread: Pick<JobThread, 'tidy'>
  readonly clock: Clock
  readonly onFault: (error: unknown) => void
}

/** Tidies the store while nobody works on it, and makes room as soon as somebody does. */
export class Tidying {
  readonly #ports: TidyingPorts
  #due: number
  #running: { readonly controller: AbortController; readonly ended: Promise<void> } | undefined

  constructor(ports: TidyingPorts) {
    this.#ports = ports
    this.#due = ports.clock.now() + quietTime
  }

  /** To be told again and again whether jobs are open, in whichever process. */
  note(hasJobs: boolean): void {
    const now = this.#ports.clock.now()
    if (hasJobs) {
      this.#running?.controller.abort()
      this.#due = now + quietTime
    } else if (now >= this.#due && !this.#running) {
      this.#due = now + interval
      this.#start()
    }
  }

  /** Ends what runs. */
  async stop(): Promise<void> {
    this.#running?.controller.abort(new JobInterruption('stopping'))
    await this.#running?.ended
  }

  #start(): void {
    const { thread, onFault } = this.#ports
    const controller = new AbortController()
    const ended = thread
      .tidy(controller.signal)
      .catch((error) => {
        if (!(error instanceof JobInterruption)) onFault(error)
      })
      .finally(() => {
        this.#running = undefined
      })
    this.#running = { controller, ended }
  }
}
