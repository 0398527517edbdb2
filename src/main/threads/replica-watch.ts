import type { Config } from '../../config/config.ts'
import { openReadReplica, type ReadReplica } from '../../storage/open-storage.ts'

/** How long after one look at the replica the next one begins, in ms. */
const pause = 1000

interface Log {
  warn(details: object, message: string): void
}

/** Knows whether visitors may be answered from the replica now. One for each process that serves. */
export class ReplicaWatch {
  readonly #replica: Pick<ReadReplica, 'findProblem' | 'close'>
  readonly #log: Log
  #problem: string | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  private constructor(replica: ReadReplica, log: Log) {
    this.#replica = replica
    this.#log = log
  }

  /** Resolves when the replica has been looked at once; to nothing where none is configured. */
  static async start({ databaseUrl, databaseReadUrl }: Config, log: Log): Promise<ReplicaWatch | undefined> {
    if (!databaseUrl || !databaseReadUrl) return undefined
    const watch = new ReplicaWatch(await openReadReplica(databaseUrl, databaseReadUrl), log)
    await watch.#look()
    return watch
  }

  get isUsable(): boolean {
    return this.#problem === undefined
  }

  /** To be called when a read of the replica has failed: nobody else is sent there before the next look. */
  noteFailure(reason: string): void {
    this.#learn(`a read of the replica failed: ${reason}`)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#replica.close()
  }

  async #look(): Promise<void> {
    const problem = await this.#replica.findProblem(performance.now())
    if (this.#isClosed) return
    this.#learn(problem)
    this.#timer = setTimeout(() => void this.#look(), pause).unref()
  }

  /** One line for each time that visitors begin to be answered by the other server. */
  #learn(problem: string | undefined): void {
    const wasUsable = this.isUsable
    this.#problem = problem
    if (wasUsable && problem !== undefined)
      this.#log.warn({ problem }, 'the replica is not used; visitors are answered from the primary')
    if (!wasUsable && problem === undefined)
      this.#log.warn({}, 'visitors are answered from the replica again')
  }
}
