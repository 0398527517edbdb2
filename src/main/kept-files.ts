import { join } from 'node:path'
import { Snapshots } from '../application/backup/snapshots.ts'
import { ExportFiles } from '../application/export/export-files.ts'
import type { Config } from '../config/config.ts'

type Folder = Pick<Config, 'dataDir'>

/** Workbooks that wait a day to be fetched. */
export const exportFilesOf = ({ dataDir }: Folder) => new ExportFiles(join(dataDir, 'exports'))

/** Backups from before everything was deleted or replaced. */
export const snapshotsOf = ({ dataDir }: Folder) => new Snapshots(join(dataDir, 'snapshots'))
