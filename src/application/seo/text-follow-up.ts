import { isOfFormerVersion } from '../../domain/seo-text/text-facts.ts'
import type { FollowUp } from '../jobs/job-queue.ts'
import type { JobStore } from '../ports/job-store.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import type { Clock } from '../ports/system.ts'
import type { SeoRequest } from './seo-job.ts'

interface Ports {
  readonly administration: Pick<ListingAdministration, 'textChanges' | 'scan'>
  readonly jobs: Pick<JobStore, 'listJobs'>
  readonly clock: Clock
  /** Whether texts of a former version are written again without being asked: a language model costs money. */
  readonly renews: boolean
}

/** Among so many listings at the beginning one has a text of the former version, if any have: they are written in this order. */
const sample = 1000

/** How long a follow-up waits after one that failed or was cancelled, in ms. */
const retryAfter = 3_600_000

/**
 * The job that writes texts again is due when facts have changed that texts may state, and after an update when this version says the
 * same facts in other words. For the latter it looks once, after the start.
 */
export function createTextFollowUp({ administration, jobs, clock, renews }: Ports): FollowUp {
  let looksForFormer = renews
  const hasFormer = async () => {
    const { listings } = await administration.scan({}, { limit: sample })
    return listings.some(({ textFacts }) => isOfFormerVersion(textFacts))
  }
  return async () => {
    if (looksForFormer) {
      const checksAll = await hasFormer()
      looksForFormer = false
      if (checksAll)
        return { kind: 'seo', subject: '', request: { onlyChanged: true, checksAll } satisfies SeoRequest }
    }
    if ((await administration.textChanges()) === '') return undefined
    const [last] = await jobs.listJobs({ limit: 1, kinds: ['seo'] })
    const isTooSoon = last && last.state !== 'done' && clock.now() - last.updatedAt < retryAfter
    return isTooSoon
      ? undefined
      : { kind: 'seo', subject: '', request: { onlyChanged: true } satisfies SeoRequest }
  }
}
