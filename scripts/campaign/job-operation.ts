import { setTimeout as wait } from 'node:timers/promises'
import type { JobView } from '../../src/domain/administration/administration.ts'
import type { Answer } from './admin-calls.ts'
import type { RoundContext } from './round-context.ts'

/** An operation in the middle of a round. */
export interface OperationRun {
  /** Sends the requests that begin the operation. Rejects if it is cut off, which may happen anywhere. */
  begin(signal: AbortSignal): Promise<void>
  /** Continues after the fault until the whole operation is done. */
  complete(): Promise<void>
  /** How often it was cut off. */
  cuts(): number
}

export interface JobOperation {
  readonly kind: JobView['kind']
  readonly submit: (context: RoundContext, signal?: AbortSignal) => Promise<Answer>
  /** True if nothing is left to ask for. */
  readonly isDone?: (context: RoundContext) => Promise<boolean>
}

const lookInterval = 100
const submissions = 5
const openStates = new Set<string>(['queued', 'running'])

/**
 * An operation that is a job of the server. It is requested again only if there is no job for it, or if the job
 * failed with a message.
 */
export class JobOperationRun implements OperationRun {
  readonly #operation: JobOperation
  readonly #context: RoundContext
  /** The job that the server accepted. */
  #promised: string | undefined
  #cuts = 0

  constructor(operation: JobOperation, context: RoundContext) {
    this.#operation = operation
    this.#context = context
  }

  async begin(signal: AbortSignal): Promise<void> {
    const { status, body } = await this.#operation.submit(this.#context, signal)
    if (status === 202 || status === 200) this.#promised = body?.jobId
    else this.#cuts = 1
  }

  cuts(): number {
    return this.#cuts
  }

  async complete(): Promise<void> {
    for (let asked = 0; asked < submissions; ) {
      const [job] = await this.#ended()
      this.#cuts += Math.max(0, (job?.attempts ?? 1) - 1)
      if (job?.state === 'done') return
      if (job && (await this.#operation.isDone?.(this.#context))) return
      if (job) this.#cuts++
      if (job && !this.#context.mayFail) this.#reportFailure(job)
      if (!job && this.#promised)
        this.#context.report('lost', `the job ${this.#promised}, which was promised`)
      this.#promised = undefined
      asked++
      await this.#ask()
    }
    this.#context.report(
      'other',
      `no ${this.#operation.kind} job was done after ${submissions} were asked for`,
    )
  }

  #reportFailure(job: JobView): void {
    const words = String(job.result?.message ?? 'without words')
    this.#context.report('other', `the ${job.kind} job ended as ${job.state}: ${words}`)
  }

  /** This operation's jobs, newest first, when none is open. */
  async #ended(): Promise<readonly JobView[]> {
    const { base, limit, keepServer, calls } = this.#context
    for (;;) {
      limit.throwIfAborted()
      await keepServer()
      const jobs = await calls()
        .jobs()
        .catch(() => undefined)
      if (jobs && !jobs.some(({ state }) => openStates.has(state)))
        return jobs.filter(({ id, kind }) => kind === this.#operation.kind && !base.jobs.has(id))
      await wait(lookInterval)
    }
  }

  async #ask(): Promise<void> {
    const answer = await this.#operation.submit({ ...this.#context, waits: false }).catch(() => undefined)
    if (answer?.status !== 202) await wait(lookInterval)
  }
}
