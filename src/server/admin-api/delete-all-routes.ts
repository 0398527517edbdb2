import type { FastifyInstance } from 'fastify'
import type { DeleteAllResult } from '../../application/backup/delete-all.ts'
import type { JobQueue } from '../../application/jobs/job-queue.ts'
import { accepted, outcomeOf, prefersAsync } from './job-answer.ts'

export interface DeleteAllRouteOptions {
  readonly jobs: JobQueue
  /** Called when everything is deleted, so that the next page shows it. */
  readonly onChanged: () => Promise<void>
}

/** The route that deletes all listings. */
export async function deleteAllRoutes(app: FastifyInstance, options: DeleteAllRouteOptions): Promise<void> {
  const { jobs, onChanged } = options
  app.delete('/api/admin/delete-all', async (request, reply) => {
    const { username } = request.admin
    const job = await jobs.submit({ kind: 'delete-all', subject: '', username, request: null })
    if (prefersAsync(request)) return accepted(reply, job)
    const { snapshot, deleted } = outcomeOf<DeleteAllResult>(await jobs.wait(job.id))
    await onChanged()
    return { message: 'All business data has been permanently deleted', snapshot, deleted }
  })
}
