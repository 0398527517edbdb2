import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, expect, inject, test } from 'vitest'
import { createPool } from './create-pool.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** Listens, and hands the first bytes of each connection over. Returns the address as a URL of a database. */
async function listen(answer: (client: Socket, first: Buffer) => void): Promise<URL> {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    open.add(client)
    client.on('error', () => {})
    client.on('close', () => open.delete(client))
    client.once('data', (first) => answer(client, first))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp.push(() => {
    server.close()
    for (const client of open) client.destroy()
  })
  const url = new URL(inject('postgresUrl'))
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return url
}

/** A pooler such as PgBouncer: it takes no settings for a session, because its sessions are those of many clients. */
function startPooler(seen: string[]): Promise<URL> {
  const { hostname, port } = new URL(inject('postgresUrl'))
  return listen((client, first) => {
    const settings = first.subarray(8).toString().split('\0')
    seen.push(settings.includes('options') ? 'options' : 'none')
    if (settings.includes('options')) {
      const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: options', '', '']
      client.end(message('E', Buffer.from(fields.join('\0'))))
      return
    }
    const server = connect(Number(port), hostname)
    server.on('error', () => {})
    server.write(first)
    client.pipe(server).pipe(client)
  })
}

test('a pooler that refuses settings of sessions is read from without them', async () => {
  const seen: string[] = []
  const pool = createPool({ databaseUrl: (await startPooler(seen)).href, readOnly: true })
  cleanUp.push(() => pool.end())
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  const client = await pool.connect()
  expect((await client.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  client.release()
  await Promise.all([1, 2, 3].map(() => pool.query('select 1')))
  // Only the first connection had them.
  expect(seen.filter((settings) => settings === 'options')).toEqual(['options'])
})

test('where settings are taken, a pool for reading refuses to write', async () => {
  const pool = createPool({ databaseUrl: inject('postgresUrl'), readOnly: true })
  cleanUp.push(() => pool.end())
  await expect(pool.query('create table never ()')).rejects.toThrow(/read-only/)
})

test('a server that wants a password where there is none refuses the login, and no connection is left', async () => {
  let left: Socket | undefined
  const url = await listen((client) => {
    left = client
    // It asks for SCRAM-SHA-256, and then for the proof of the password.
    client.write(message('R', Buffer.from('\0\0\0\x0aSCRAM-SHA-256\0\0', 'latin1')))
    client.once('data', () => client.write(message('R', Buffer.from('\0\0\0\x0br=x,s=eA==,i=1', 'latin1'))))
  })
  url.password = ''
  const pool = createPool({ databaseUrl: url.href })
  cleanUp.push(() => pool.end())
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: '28P01' })
  if (left && !left.destroyed) await once(left, 'close')
  expect(left?.destroyed).toBe(true)
})
