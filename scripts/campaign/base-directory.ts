import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../../src/config/config.ts'
import { openConfiguredStorage } from '../../src/main/storage.ts'
import type { Storage } from '../../src/storage/open-storage.ts'
import { AdminCalls, type Answer, logIn } from './admin-calls.ts'
import type { CampaignWorkbooks } from './campaign-workbooks.ts'
import { type DirectoryContent, readContent } from './directory-content.ts'
import { type ProductServer, startProgram, startServer } from './product-server.ts'
import { untilTextsFollow } from './settled-texts.ts'

/** Far longer than the texts take, in ms. */
const textLimit = 300_000
const adminPassword = 'a campaign of many rounds'
const snapshotName = 'snapshot-2026-01-01T00-00-00-000Z.jsonl.gz'

/** Where a directory's data is. */
export interface DirectoryPlace {
  readonly dataDir: string
  /** undefined: SQLite in `dataDir`. */
  readonly databaseUrl?: string
}

/** The base directory. Every round begins with a copy of it. */
export interface BaseDirectory extends DirectoryPlace {
  /** Cookie of a session that is stored in it. */
  readonly cookie: string
  /** The import that can be undone. */
  readonly undoJob: string
  /** Ids of its jobs. */
  readonly jobs: ReadonlySet<string>
  /** A snapshot from before the second import. */
  readonly snapshot: string
  readonly content: DirectoryContent
}

export function environmentOf({ dataDir, databaseUrl = '' }: DirectoryPlace): Record<string, string> {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SAMPLE_DATA: 'off', READ_BUDGET: 'off' }
}

/** Opens a directory's database beside the server, to check what is stored. */
export function openDirectory(place: DirectoryPlace): Promise<Storage> {
  return openConfiguredStorage(readConfig(environmentOf(place)))
}

/** Fills an empty directory through the product's own calls. */
export async function makeBaseDirectory(
  place: DirectoryPlace,
  workbooks: CampaignWorkbooks,
): Promise<BaseDirectory> {
  await mkdir(place.dataDir, { recursive: true })
  const server = await startServer({ ...environmentOf(place), ADMIN_PASSWORD: adminPassword })
  try {
    const made = await fillDirectory(server, place, workbooks)
    const storage = await openDirectory(place)
    try {
      await untilTextsFollow(storage, AbortSignal.timeout(textLimit))
      await server.endBy('SIGTERM')
      return { ...place, ...made, snapshot: snapshotName, content: await readContent(storage) }
    } finally {
      await storage.close()
    }
  } finally {
    await server.endBy('SIGKILL')
  }
}

async function fillDirectory(server: ProductServer, place: DirectoryPlace, workbooks: CampaignWorkbooks) {
  const cookie = await logIn(server.origin, adminPassword)
  const calls = new AdminCalls(server.origin, cookie)
  expectDone(await calls.upload('/api/admin/import', workbooks.first))
  expectDone(await calls.send('POST', '/api/admin/generate-seo'))
  await takeSnapshot(place)
  const second = expectDone(await calls.upload('/api/admin/import', workbooks.second))
  const jobs = new Set((await calls.jobs()).map(({ id }) => id))
  return { cookie, undoJob: String(second.body.jobId), jobs }
}

function expectDone(answer: Answer): Answer {
  if (answer.status === 200) return answer
  throw new Error(`The campaign's directory could not be made: ${answer.status} ${answer.text}`)
}

/** As the command line does, under a name that the panel lists. */
async function takeSnapshot(place: DirectoryPlace): Promise<void> {
  const folder = join(place.dataDir, 'snapshots')
  await mkdir(folder, { recursive: true })
  const command = startProgram('cli', ['backup', join(folder, snapshotName)], environmentOf(place))
  const [code] = await once(command, 'exit')
  if (code !== 0 || !(await readdir(folder)).includes(snapshotName))
    throw new Error(`The campaign's snapshot could not be taken (code ${code}).`)
}
