import { auditedJobs } from '../application/jobs/audited-jobs.ts'
import { JobQueue } from '../application/jobs/job-queue.ts'
import type { JobPorts } from '../application/jobs/job-runner.ts'
import type { JobThread } from '../application/ports/job-store.ts'
import { createTextFollowUp } from '../application/seo/text-follow-up.ts'
import type { Config } from '../config/config.ts'
import type { Storage } from '../storage/open-storage.ts'
import { createAuditLog, systemClock, systemRandom } from './process/system.ts'
import { createJobThread } from './threads/job-thread.ts'

/** The queue of jobs in the database. Once started, it runs them in `thread`: threads of this process, if none is given. */
export function createJobQueue(
  config: Config,
  storage: Storage,
  onFault: (error: unknown) => void,
  thread: JobThread = createJobThread(config, onFault),
  onTurn?: JobPorts['onTurn'],
): JobQueue {
  const ports = {
    jobs: auditedJobs(storage.jobs, createAuditLog(storage)),
    thread,
    clock: systemClock,
    random: systemRandom,
    onFault,
    ...(onTurn && { onTurn }),
  }
  return new JobQueue(
    ports,
    createTextFollowUp({ ...storage, clock: systemClock, renews: !config.languageModel }),
  )
}
