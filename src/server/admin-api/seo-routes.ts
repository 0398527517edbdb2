import type { FastifyInstance } from 'fastify'
import type { JobQueue } from '../../application/jobs/job-queue.ts'
import type { SeoResult } from '../../application/seo/seo-job.ts'
import { accepted, outcomeOf, prefersAsync } from './job-answer.ts'

export interface SeoRouteOptions {
  readonly jobs: JobQueue
  /** Called when texts were added, so that the next page shows them. */
  readonly onChanged: () => Promise<void>
}

/** The route that writes search texts for the listings that have none. */
export async function seoRoutes(app: FastifyInstance, { jobs, onChanged }: SeoRouteOptions): Promise<void> {
  app.post('/api/admin/generate-seo', async (request, reply) => {
    const { username } = request.admin
    const job = await jobs.submit({ kind: 'seo', subject: '', username, request: null })
    if (prefersAsync(request)) return accepted(reply, job)
    const { message, updated } = outcomeOf<SeoResult>(await jobs.wait(job.id))
    await onChanged()
    return { message, updated }
  })
}
