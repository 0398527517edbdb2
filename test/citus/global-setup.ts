import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { Engine } from '../app/test-site.ts'
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance databases of a Citus cluster, the coordinator first; or why there is none. */
    citus: { readonly nodes: readonly string[] } | { readonly absent: string }
    /** The maintenance database of a plain server of the same version, '' if there is none. */
    plainUrl: string
    /** Absent: both databases that need nothing but the project. */
    engines?: readonly Engine[]
  }
}

/** Tests use only what is here: Citus for Debian's PostgreSQL 15, and a script that installs it. */
const shared = join(import.meta.dirname, '..', '..', '..', 'shared', 'citus')
const programs = '/usr/lib/postgresql/15/bin'

const citusSettings = {
  shared_preload_libraries: 'citus',
  'citus.node_conninfo': 'sslmode=disable',
  'citus.enable_statistics_collection': 'off',
  // As many as a worker has shards in a test.
  'citus.max_cached_conns_per_worker': '2',
  max_prepared_transactions: '200',
  max_worker_processes: '32',
  shared_buffers: '64MB',
}

/**
 * Starts a Citus cluster (a coordinator and two workers) and a plain server of the same version, or takes the cluster whose coordinator
 * CITUS_URL names. Its workers must be reachable by the names that the coordinator knows them by.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.CITUS_URL
  if (given) {
    project.provide('citus', { nodes: await nodesOf(given) })
    project.provide('plainUrl', '')
    project.provide('engines', ['citus'])
    return async () => undefined
  }
  const servers: PostgresServer[] = []
  const stop = async () => void (await Promise.all(servers.map((server) => server.stop())))
  try {
    await installCitus()
    for (let node = 0; node < 3; node++) servers.push(await startPostgres(citusSettings, programs))
    project.provide('citus', { nodes: servers.map(({ url }) => url) })
    const plain = await startPostgres({}, programs)
    servers.push(plain)
    project.provide('plainUrl', plain.url)
    project.provide('engines', ['citus'])
  } catch (error) {
    await stop()
    project.provide('citus', { absent: error instanceof Error ? error.message : String(error) })
    project.provide('plainUrl', '')
    project.provide('engines', [])
  }
  return stop
}

/** Throws with the reason if Citus is not on this machine and cannot be installed. */
async function installCitus(): Promise<void> {
  const run = promisify(execFile)
  await access(join(shared, 'install.sh')).catch(() => {
    throw new Error(`neither CITUS_URL nor ${shared} is there`)
  })
  const isInstalled = await access('/usr/lib/postgresql/15/lib/citus.so').then(
    () => true,
    () => false,
  )
  if (isInstalled) return
  if (process.getuid?.() !== 0) throw new Error(`${join(shared, 'install.sh')} needs root`)
  await run('bash', [join(shared, 'install.sh')])
  // It was built for Debian's newest PostgreSQL 15, and an older one may have been there already.
  await run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '-qq', 'postgresql-15'])
}

/** The addresses of a coordinator and its workers. */
async function nodesOf(coordinator: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: coordinator })
  await client.connect()
  const { rows } = await client
    .query<{ nodename: string; nodeport: number }>(
      `select nodename, nodeport from pg_dist_node where noderole = 'primary' and isactive and groupid <> 0`,
    )
    .finally(() => client.end())
  const workers = rows.map(({ nodename, nodeport }) => {
    const url = new URL(coordinator)
    url.host = `${nodename}:${nodeport}`
    return url.href
  })
  return [coordinator, ...workers]
}
