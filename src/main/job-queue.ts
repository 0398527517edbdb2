import { JobQueue } from '../application/jobs/job-queue.ts'
import type { Config } from '../config/config.ts'
import type { Storage } from '../storage/open-storage.ts'
import { createJobThread } from './job-thread.ts'
import { systemClock, systemRandom } from './system.ts'

/** The jobs of the database, run in threads of this process once it is started. */
export function createJobQueue(
  config: Config,
  storage: Storage,
  onFault: (error: unknown) => void,
): JobQueue {
  return new JobQueue({
    jobs: storage.jobs,
    thread: createJobThread(config, onFault),
    clock: systemClock,
    random: systemRandom,
    onFault,
  })
}
