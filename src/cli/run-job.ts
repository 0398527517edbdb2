import type { JobOrder, JobQueue } from '../application/jobs/job-queue.ts'
import { toJobView } from '../application/jobs/job-view.ts'
import type { JobFailure } from '../application/jobs/run-job.ts'
import type { Job } from '../application/ports/job-store.ts'
import type { JobView } from '../domain/administration/administration.ts'
import { type CliServices, duration, grouped, type Terminal } from './cli-services.ts'

/** Submits a job and runs it to its end in this process; Ctrl+C cancels it. The terminal counts its `unit`s meanwhile. */
export async function runJob(
  jobs: JobQueue,
  order: Omit<JobOrder, 'username'>,
  unit: 'rows' | 'listings',
  terminal: Terminal,
): Promise<Job> {
  const { id } = await jobs.submit({ ...order, username: '' })
  const subject = order.subject === '' ? '' : `${order.subject}: `
  const allowInterrupt = terminal.onInterrupt(() => void jobs.cancel(id))
  const report = async () => {
    for await (const job of jobs.watch(id)) {
      if (job.progress !== null) terminal.status(subject + progressLine(toJobView(job, job.updatedAt), unit))
    }
  }
  try {
    const onWait = (first?: Job) =>
      terminal.status(`${subject}waits until ${nameOf(first)} has ended${doneOf(first)}`)
    const [job] = await Promise.all([jobs.run(id, onWait), report()])
    return job
  } finally {
    allowInterrupt()
    terminal.endStatus()
  }
}

/** Someone who runs a command anew because it was cut off should see that the first one still has its turn. */
const nameOf = (job: Job | undefined) => (job ? `an earlier job, ${titleOf(job)},` : 'another job')

/** "import cafes.csv" */
const titleOf = ({ kind, subject }: Job) => [kind, subject].filter(Boolean).join(' ')

/** Says of a file that it was written in the middle of a change, such as of an import whose process was killed. */
export async function tellBegunJobs(services: CliServices, terminal: Terminal): Promise<void> {
  for (const job of await services.begunJobs()) {
    terminal.err(
      `${titleOf(job)} has begun and not ended: the file has what is stored of it so far. It goes on in the server that runs, or with its next start, or before the next "import".`,
    )
  }
}

/** How far a job is, if it has begun. */
const doneOf = (job: Job | undefined) =>
  job?.progress
    ? ` (${progressLine(toJobView(job, job.updatedAt), job.kind === 'import' ? 'rows' : 'listings')})`
    : ''

function progressLine({ done, total, share, rowsPerSecond, secondsLeft }: JobView, unit: string): string {
  return [
    total === null ? `${grouped(done)} ${unit}` : `${grouped(done)} of ${grouped(total)} ${unit}`,
    ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
    ...(rowsPerSecond === null ? [] : [`${grouped(rowsPerSecond)} ${unit}/s`]),
    ...(secondsLeft === null ? [] : [`${duration(secondsLeft)} left`]),
  ].join(', ')
}

/** Why a job failed, in the language of the command line. */
export function failureText({ result }: Job): string {
  const { message, text } = result as JobFailure
  return text?.en ?? message
}
