import type { FastifyInstance } from 'fastify'
import type { RestoreRequest } from '../../application/backup/restore-backup.ts'
import type { Snapshots } from '../../application/backup/snapshots.ts'
import type { JobQueue } from '../../application/jobs/job-queue.ts'
import { orNotFound } from '../http-error.ts'
import { accepted } from './job-answer.ts'

export interface SnapshotRouteOptions {
  readonly jobs: JobQueue
  readonly snapshots: Snapshots
}

/** Routes that list and restore snapshots. */
export async function snapshotRoutes(app: FastifyInstance, options: SnapshotRouteOptions): Promise<void> {
  const { jobs, snapshots } = options
  app.get('/api/admin/snapshots', async () => ({ snapshots: await snapshots.list() }))

  app.post<{ Params: { name: string } }>('/api/admin/snapshots/:name/restore', async (request, reply) => {
    const { name } = request.params
    orNotFound(await snapshots.find(name), '그런 스냅샷이 없습니다.')
    const { username } = request.admin
    const restore: RestoreRequest = { snapshot: name }
    return accepted(reply, await jobs.submit({ kind: 'restore', subject: name, username, request: restore }))
  })
}
