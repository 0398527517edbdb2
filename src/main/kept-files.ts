import { join } from 'node:path'
import { Snapshots } from '../application/backup/snapshots.ts'
import { ExportFiles } from '../application/export/export-files.ts'
import type { Config } from '../config/config.ts'

type Folder = Pick<Config, 'dataDir'>

/** Folder of exported workbooks, which are kept for a day. */
export const exportFilesOf = ({ dataDir }: Folder) => new ExportFiles(join(dataDir, 'exports'))

/** Folder of snapshots: backups made before everything is deleted or replaced. */
export const snapshotsOf = ({ dataDir }: Folder) => new Snapshots(join(dataDir, 'snapshots'))
