import type { FastifyInstance } from 'fastify'
import type { DeleteAllResult } from '../../application/backup/delete-all.ts'
import type { RestoreRequest } from '../../application/backup/restore-backup.ts'
import type { Snapshots } from '../../application/backup/snapshots.ts'
import type { JobQueue } from '../../application/jobs/job-queue.ts'
import { orNotFound } from '../http-error.ts'
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

export interface SnapshotRouteOptions {
  readonly jobs: JobQueue
  readonly snapshots: Snapshots
}

/** Routes that list, take and restore snapshots. */
export async function snapshotRoutes(app: FastifyInstance, options: SnapshotRouteOptions): Promise<void> {
  const { jobs, snapshots } = options
  app.get('/api/admin/snapshots', async () => ({ snapshots: await snapshots.list() }))

  app.post('/api/admin/snapshots', async (request, reply) => {
    const { username } = request.admin
    return accepted(reply, await jobs.submit({ kind: 'backup', subject: '', username, request: null }))
  })

  app.post<{ Params: { name: string } }>('/api/admin/snapshots/:name/restore', async (request, reply) => {
    const { name } = request.params
    orNotFound(await snapshots.find(name), {
      ko: '그런 스냅샷이 없습니다.',
      en: 'There is no such snapshot.',
    })
    const { username } = request.admin
    const restore: RestoreRequest = { snapshot: name }
    return accepted(reply, await jobs.submit({ kind: 'restore', subject: name, username, request: restore }))
  })
}
