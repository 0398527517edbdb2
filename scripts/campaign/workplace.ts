import { randomUUID } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { PostgresServer } from '../../test/postgres/postgres-server.ts'
import type { BaseDirectory, DirectoryPlace } from './base-directory.ts'
import { type ConnectionProxy, openConnectionProxy } from './connection-proxy.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

/** A copy of a base directory for one round, and what the fault needs. */
export interface Workplace extends DirectoryPlace {
  readonly disk: SmallDisk | undefined
  readonly proxy: ConnectionProxy | undefined
  /** The database's address without the proxy. */
  readonly direct: DirectoryPlace
  readonly remove: () => Promise<void>
}

/** A base directory, and the PostgreSQL that holds its database. */
export interface BasePlace {
  readonly base: BaseDirectory
  readonly postgres: PostgresServer | undefined
}

export async function openWorkplace(
  root: string,
  { base, postgres }: BasePlace,
  wanted: { readonly disk?: boolean; readonly proxy?: boolean },
): Promise<Workplace> {
  const dataDir = join(root, `round-${randomUUID()}`)
  const disk = wanted.disk ? mountSmallDisk(dataDir) : undefined
  if (wanted.disk && !disk) throw new Error('A file system in memory cannot be mounted here.')
  await cp(base.dataDir, dataDir, { recursive: true })
  const database = postgres && (await copyDatabase(postgres.url, base))
  const proxy = wanted.proxy && database ? await openConnectionProxy(database.url) : undefined
  const url = proxy?.url ?? database?.url
  return {
    dataDir,
    ...(url && { databaseUrl: url }),
    direct: { dataDir, ...(database && { databaseUrl: database.url }) },
    disk,
    proxy,
    async remove() {
      await proxy?.close()
      await database?.drop()
      disk?.unmount()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function copyDatabase(serverUrl: string, base: BaseDirectory) {
  const name = `round_${randomUUID().replaceAll('-', '')}`
  const template = new URL(base.databaseUrl ?? '').pathname.slice(1)
  await administer(serverUrl, `create database ${name} template ${template}`)
  const url = new URL(serverUrl)
  url.pathname = name
  return { url: url.href, drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`) }
}

/** Runs one statement in the maintenance database. */
export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
