import { connect, createServer, type Socket } from 'node:net'

/** A proxy in front of a database that can cut its connections. */
export interface ConnectionProxy {
  /** The database's address through the proxy. */
  readonly url: string
  /** Cuts all connections, and every new one until `milliseconds` later. */
  readonly cut: (milliseconds: number) => Promise<void>
  readonly close: () => Promise<void>
}

export async function openConnectionProxy(databaseUrl: string): Promise<ConnectionProxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((client) => {
    if (isCut) return void client.resetAndDestroy()
    const upstream = connect(Number(target.port), target.hostname)
    for (const [from, to] of [[client, upstream] as const, [upstream, client] as const]) {
      open.add(from)
      from.on('error', () => undefined)
      from.once('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' ? address?.port : '')
  const cutNow = () => {
    for (const socket of open) socket.resetAndDestroy()
  }
  return {
    url: url.href,
    async cut(milliseconds) {
      isCut = true
      cutNow()
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      isCut = false
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      cutNow()
      return closed
    },
  }
}
