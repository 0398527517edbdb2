import type { FollowUp } from '../jobs/job-queue.ts'
import type { JobStore } from '../ports/job-store.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import type { Clock } from '../ports/system.ts'
import type { SeoRequest } from './seo-job.ts'

interface Ports {
  readonly administration: Pick<ListingAdministration, 'textChanges'>
  readonly jobs: Pick<JobStore, 'listJobs'>
  readonly clock: Clock
}

/** How long a follow-up waits after one that failed or was cancelled, in ms. */
const retryAfter = 3_600_000

/** The job that writes texts again is due when facts have changed that texts may state. */
export function createTextFollowUp({ administration, jobs, clock }: Ports): FollowUp {
  return async () => {
    if ((await administration.textChanges()) === '') return undefined
    const [last] = await jobs.listJobs({ limit: 1, kinds: ['seo'] })
    const isTooSoon = last && last.state !== 'done' && clock.now() - last.updatedAt < retryAfter
    return isTooSoon
      ? undefined
      : { kind: 'seo', subject: '', request: { onlyChanged: true } satisfies SeoRequest }
  }
}
