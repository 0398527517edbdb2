import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Snapshots } from '../application/backup/snapshots.ts'
import { ExportFiles } from '../application/export/export-files.ts'
import type { UploadRequest } from '../application/import/import-request.ts'
import type { Job, JobStore } from '../application/ports/job-store.ts'
import type { UploadStore } from '../application/ports/workbook.ts'
import type { Config } from '../config/config.ts'
import { samplePath } from './sample-data.ts'

/** How often a running server looks for old uploads, in ms. */
const removalInterval = 60 * 60 * 1000
/** How long an upload waits for its import, in ms. */
const keptFor = 24 * 60 * 60 * 1000

/** Where uploads stay until they are imported. */
export function uploadDirOf(config: Config): string {
  return join(config.dataDir, 'uploads')
}

export function createUploadStore(config: Config): UploadStore {
  return {
    pathOf: ({ uploadId, path = '' }) => (uploadId ? join(uploadDirOf(config), basename(uploadId)) : path),
    async identify(path) {
      if (path === samplePath) return samplePath
      const found = await stat(path).catch(() => undefined)
      return found?.isFile() ? `${found.size} bytes of ${found.mtimeMs}` : undefined
    },
  }
}

/** Removes the upload of an import that has ended. A file named on the command line stays. */
export async function removeUploadOf(config: Config, { kind, request }: Job): Promise<void> {
  if (kind !== 'import') return
  const { uploadId } = request as UploadRequest
  if (!uploadId) return
  const path = join(uploadDirOf(config), basename(uploadId))
  await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })])
}

/** Removes abandoned uploads and what a killed server left, but not the uploads of unfinished jobs. */
export async function removeOldUploads(config: Config, jobs: JobStore, now: number): Promise<void> {
  const folder = uploadDirOf(config)
  const files = await readdir(folder).catch(() => [])
  if (files.length === 0) return
  const live = await jobs.listJobs({ limit: 1000, states: ['queued', 'running'] })
  const needed = new Set(live.map(({ request }) => (request as UploadRequest | null)?.uploadId))
  for (const file of files) {
    const path = join(folder, file)
    const found = await stat(path).catch(() => undefined)
    const isOld = found !== undefined && found.mtimeMs < now - keptFor
    if (isOld && !needed.has(basename(file, '.json'))) await rm(path, { force: true, recursive: true })
  }
}

/** Calls `remove` every hour for as long as the server runs. */
export function removeUploadsHourly(
  app: Pick<FastifyInstance, 'addHook' | 'log'>,
  remove: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(() => remove().catch((error) => app.log.error(error)), removalInterval)
    timer.unref()
  })
  app.addHook('preClose', async () => clearInterval(timer))
}

type Folder = Pick<Config, 'dataDir'>

/** Folder of exported workbooks, which are kept for a day. */
export const exportFilesOf = ({ dataDir }: Folder) => new ExportFiles(join(dataDir, 'exports'))

/** Folder of snapshots: backups made before everything is deleted or replaced. */
export const snapshotsOf = ({ dataDir }: Folder) => new Snapshots(join(dataDir, 'snapshots'))
