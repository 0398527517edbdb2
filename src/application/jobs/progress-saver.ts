import type { Clock } from '../ports/clock.ts'
import type { JobStore } from '../ports/job-store.ts'
import type { JobProgress } from './job-handler.ts'

/** Between two savings, in ms: as often as people look. */
const interval = 500

/** Stores the progress that a handler tells, not more often than people look, the last one always. */
export class ProgressSaver {
  readonly #jobId: string
  readonly #jobs: JobStore
  readonly #clock: Clock
  #savedAt = Number.NEGATIVE_INFINITY
  #waiting: JobProgress | undefined
  #saving: Promise<void> | undefined

  constructor(jobId: string, jobs: JobStore, clock: Clock) {
    this.#jobId = jobId
    this.#jobs = jobs
    this.#clock = clock
  }

  save(progress: JobProgress): void {
    this.#waiting = progress
    const isDue = this.#clock.now() >= this.#savedAt + interval
    if (isDue && !this.#saving) void this.#store().catch(() => undefined)
  }

  /** Resolves when the last progress is stored, or could not be: it is only shown, so that no job fails for it. */
  async settled(): Promise<void> {
    await this.#saving?.catch(() => undefined)
    await this.#store().catch(() => undefined)
  }

  async #store(): Promise<void> {
    const progress = this.#waiting
    if (!progress) return
    this.#waiting = undefined
    const now = this.#clock.now()
    this.#savedAt = now
    this.#saving = this.#jobs.saveProgress(this.#jobId, progress, now)
    try {
      await this.#saving
    } finally {
      this.#saving = undefined
    }
  }
}
