import type { JobOrder, JobQueue } from '../application/jobs/job-queue.ts'
import { toJobView } from '../application/jobs/job-view.ts'
import type { Job } from '../application/ports/job-store.ts'
import type { JobView } from '../domain/administration/administration.ts'
import type { Terminal } from './cli-services.ts'

/** Submits a job and runs it to its end in this process; Ctrl+C cancels it. The terminal shows `progressLine` meanwhile. */
export async function runJob(
  jobs: JobQueue,
  order: Omit<JobOrder, 'username'>,
  progressLine: (job: JobView) => string,
  terminal: Terminal,
): Promise<Job> {
  const { id } = await jobs.submit({ ...order, username: '' })
  const allowInterrupt = terminal.onInterrupt(() => void jobs.cancel(id))
  const report = async () => {
    for await (const job of jobs.watch(id)) terminal.status(progressLine(toJobView(job, job.updatedAt)))
  }
  try {
    const [job] = await Promise.all([jobs.run(id), report()])
    return job
  } finally {
    allowInterrupt()
    terminal.endStatus()
  }
}
