import type { Config } from '../../config/config.ts'
import type { PublicReads, ReadTask } from '../../server/reads/public-reads.ts'
import type { ReadAnswer } from '../../server/reads/read-answer.ts'
import { readsAtOnce } from './read-messages.ts'
import { ReadThread } from './read-thread.ts'
import type { ReplicaWatch } from './replica-watch.ts'

/** In ms. A read normally takes less than a tenth of it. */
const timeLimit = 5000

/**
 * Runs reads in threads of their own, so that no read blocks the main thread, which answers from the cache. `replica` is closed with
 * them.
 */
export async function startReadThreads(
  config: Config,
  onFault: (error: unknown) => void,
  replica?: ReplicaWatch,
): Promise<PublicReads> {
  const threads = Array.from(
    { length: config.readThreads },
    () => new ReadThread({ config, timeLimit, onFault, replica }),
  )
  await Promise.all(threads.map((thread) => thread.started))
  return {
    atOnce: threads.length * readsAtOnce(config),
    async run(task, spend, version) {
      const [idlest] = threads.toSorted((a, b) => a.pendingCount - b.pendingCount)
      return (idlest as ReadThread).run(task, spend, version)
    },
    async close() {
      await Promise.all([replica?.close(), ...threads.map((thread) => thread.close())])
    },
  }
}

/** Runs reads in the calling thread, for the development server and for tests. */
export function readHere(config: Config, read: (task: ReadTask) => Promise<ReadAnswer>): PublicReads {
  return {
    atOnce: readsAtOnce(config),
    async run(task, spend) {
      const started = performance.now()
      return read(task).finally(() => spend(performance.now() - started))
    },
    close: async () => undefined,
  }
}
