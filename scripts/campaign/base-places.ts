import { join } from 'node:path'
import { type PostgresServer, startPostgres } from '../../test/postgres/postgres-server.ts'
import { makeBaseDirectory } from './base-directory.ts'
import type { CampaignWorkbooks } from './campaign-workbooks.ts'
import { compareContents, type DirectoryContent } from './directory-content.ts'
import { administer, type BasePlace } from './workplace.ts'

const baseDatabase = 'campaign_base'
/** Commits must survive a killed server, but not a failing machine, which the campaign does not test. So nothing waits for a disk. */
const postgresSettings = { synchronous_commit: 'on', shared_buffers: '64MB' }

/**
 * PostgreSQL servers that each hold the base directory: a shared one for many rounds at once, and others for one
 * round each.
 */
export class PostgresPlaces {
  readonly #shared: BasePlace
  readonly #free: BasePlace[]
  readonly #all: readonly PostgresServer[]
  readonly #waiting: ((place: BasePlace) => void)[] = []

  constructor(shared: BasePlace, own: readonly BasePlace[]) {
    this.#shared = shared
    this.#free = [...own]
    this.#all = [shared, ...own].flatMap(({ postgres }) => postgres ?? [])
  }

  /** Lends a server while `use` runs. */
  async lend<T>(isOwn: boolean, use: (place: BasePlace) => Promise<T>): Promise<T> {
    if (!isOwn) return use(this.#shared)
    const place = this.#free.pop() ?? (await new Promise<BasePlace>((resolve) => this.#waiting.push(resolve)))
    try {
      return await use(place)
    } finally {
      const next = this.#waiting.shift()
      if (next) next(place)
      else this.#free.push(place)
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#all.map((server) => server.stop()))
  }
}

/** `own` is the number of servers besides the shared one. */
export async function openPostgresPlaces(
  own: number,
  setting: {
    readonly root: string
    readonly workbooks: CampaignWorkbooks
    /** The result of the same files on SQLite. */
    readonly expected: Promise<DirectoryContent>
  },
): Promise<PostgresPlaces> {
  const numbers = Array.from({ length: own + 1 }, (_, number) => number)
  const opened = await Promise.allSettled(numbers.map((number) => openPlace(number, setting)))
  const [shared, ...rest] = opened.flatMap((place) => (place.status === 'fulfilled' ? place.value : []))
  if (shared && rest.length === own) return new PostgresPlaces(shared, rest)
  if (shared) await new PostgresPlaces(shared, rest).stop()
  throw opened.find((place) => place.status === 'rejected')?.reason
}

async function openPlace(
  number: number,
  { root, workbooks, expected }: Parameters<typeof openPostgresPlaces>[1],
): Promise<BasePlace> {
  const postgres = await startPostgres(postgresSettings)
  try {
    await administer(postgres.url, `create database ${baseDatabase}`)
    const url = new URL(postgres.url)
    url.pathname = baseDatabase
    const dataDir = join(root, `postgres-base-${number}`)
    const base = await makeBaseDirectory({ dataDir, databaseUrl: url.href }, workbooks)
    const { lost, ghosts, changed } = compareContents(await expected, base.content)
    const [different] = [...lost, ...ghosts, ...changed]
    if (different !== undefined)
      throw new Error(`SQLite and PostgreSQL make different directories of the same files: ${different}`)
    return { base, postgres }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
