import type { ReadTask } from '../../server/reads/public-reads.ts'
import type { ReadAnswer } from '../../server/reads/read-answer.ts'
import type { Storage } from '../../storage/open-storage.ts'

/** How long the replica may take for an answer, in ms. Afterwards there is still time to ask the primary. */
export const replicaLimit = 2000

/** An open database, and what answers visitors from it. */
export interface OpenReader {
  readonly storage: Storage
  readonly read: (task: ReadTask) => Promise<ReadAnswer>
}

interface Connections {
  readonly opened: Promise<OpenReader>
  /** How many reads use them. */
  users: number
}

/** Answers reads from the replica if it can. */
export class ReplicaReader {
  readonly #open: () => Promise<OpenReader>
  #current: Connections | undefined

  constructor(open: () => Promise<OpenReader>) {
    this.#open = open
  }

  /**
   * Resolves to nothing if the replica does not have this version of the data yet: then the answer would be kept as one of a version
   * that it is older than. Rejects if the replica fails or takes too long; the next read gets new connections, because the old ones
   * may never answer.
   */
  async read(task: ReadTask, version: number): Promise<ReadAnswer | undefined> {
    this.#current ??= { opened: this.#open(), users: 0 }
    const used = this.#current
    used.users++
    const answer = readFrom(used.opened, task, version).finally(() => {
      used.users--
      this.#closeIfLeft(used)
    })
    try {
      return await inTime(answer)
    } catch (error) {
      if (this.#current === used) this.#current = undefined
      this.#closeIfLeft(used)
      throw error
    }
  }

  async close(): Promise<void> {
    await (await this.#current?.opened)?.storage.close()
  }

  /** Connections that are given up are closed when nobody waits for them any more. */
  #closeIfLeft(used: Connections): void {
    if (this.#current === used || used.users > 0) return
    used.opened.then(({ storage }) => storage.close()).catch(() => undefined)
  }
}

async function readFrom(
  opened: Promise<OpenReader>,
  task: ReadTask,
  version: number,
): Promise<ReadAnswer | undefined> {
  const { storage, read } = await opened
  return (await storage.listings.dataVersion()) < version ? undefined : read(task)
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer in ${replicaLimit} ms`)), replicaLimit)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
