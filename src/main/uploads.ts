import { readdir, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Snapshots } from '../application/backup/snapshots.ts'
import { ExportFiles } from '../application/export/export-files.ts'
import { SharedFolder } from '../application/files/shared-folder.ts'
import { uploadFiles } from '../application/files/upload-files.ts'
import type { UploadRequest } from '../application/import/import-request.ts'
import type { Job, JobStore } from '../application/ports/job-store.ts'
import type { UploadStore } from '../application/ports/workbook.ts'
import type { Config } from '../config/config.ts'
import type { Storage } from '../storage/open-storage.ts'
import { samplePath } from './sample-data.ts'

/** How often a running server looks for old uploads, in ms. */
const removalInterval = 60 * 60 * 1000
/** How long an upload waits for its import, in ms. */
const keptFor = 24 * 60 * 60 * 1000

type Folder = Pick<Config, 'dataDir'>
type Shared = Pick<Storage, 'sharedFiles'>

/** Where uploads stay until they are imported. */
export function uploadsOf({ dataDir }: Folder, { sharedFiles }: Shared): SharedFolder {
  return new SharedFolder(dataDir, 'uploads', sharedFiles)
}

export function createUploadStore(folder: SharedFolder): UploadStore {
  return {
    async find({ uploadId, path = '' }) {
      if (!uploadId) return path
      const name = basename(uploadId)
      return (await folder.find(name))?.path ?? folder.pathOf(name)
    },
    async identify(path) {
      if (path === samplePath) return samplePath
      const found = await stat(path).catch(() => undefined)
      return found?.isFile() ? `${found.size} bytes of ${found.mtimeMs}` : undefined
    },
  }
}

/** Removes the upload of an import that has ended. A file named on the command line stays. */
export async function removeUploadOf(folder: SharedFolder, { kind, request }: Job): Promise<void> {
  if (kind !== 'import') return
  const { uploadId } = request as UploadRequest
  if (uploadId) await folder.remove(uploadFiles(basename(uploadId)))
}

/** Removes abandoned uploads and what a killed server left, but not the uploads of unfinished jobs. */
export async function removeOldUploads(folder: SharedFolder, jobs: JobStore, now: number): Promise<void> {
  const names = await readdir(folder.path).catch(() => [])
  const here = names.map(async (name) => {
    const found = await stat(folder.pathOf(name)).catch(() => undefined)
    return { name, modifiedAt: found?.mtimeMs ?? now }
  })
  const files = [...(await Promise.all(here)), ...(await folder.listShared())]
  const old = files.filter(({ modifiedAt }) => modifiedAt < now - keptFor)
  if (old.length === 0) return
  const live = await jobs.listJobs({ limit: 1000, states: ['queued', 'running'] })
  const needed = new Set(live.map(({ request }) => (request as UploadRequest | null)?.uploadId))
  await folder.remove(old.map(({ name }) => name).filter((name) => !needed.has(basename(name, '.json'))))
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

/** Folder of exported workbooks, which are kept for a day. */
export const exportFilesOf = ({ dataDir }: Folder, { sharedFiles }: Shared) =>
  new ExportFiles(new SharedFolder(dataDir, 'exports', sharedFiles))

/** Folder of snapshots: backups made before everything is deleted or replaced. */
export const snapshotsOf = ({ dataDir }: Folder, { sharedFiles }: Shared) =>
  new Snapshots(new SharedFolder(dataDir, 'snapshots', sharedFiles))
