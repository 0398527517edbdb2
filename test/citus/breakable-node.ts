import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { runAt } from './citus-database.ts'

interface BreakableNode {
  /** Cuts all connections to the node, and refuses new ones. */
  lose(): void
  bringBack(): Promise<void>
}

/** Lets a coordinator reach one of its workers through a proxy, until it is lost. */
export async function breakableNode(coordinator: string): Promise<BreakableNode> {
  const [node] = await runAt(
    coordinator,
    'select nodeid, nodename, nodeport from pg_dist_node where groupid <> 0 order by nodeid limit 1',
  )
  const worker = { host: String(node?.nodename), port: Number(node?.nodeport) }
  const open = new Set<Socket>()
  const proxy = createServer((client) => {
    const server = connect(worker)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(from)
      from.pipe(to)
      from.on('error', () => undefined)
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    proxy.listen(port, '127.0.0.1')
    await once(proxy, 'listening')
    return (proxy.address() as AddressInfo).port
  }
  const lose = () => {
    proxy.close()
    for (const socket of open) socket.destroy()
  }
  const port = await listen(0)
  await runAt(coordinator, `select citus_update_node(${node?.nodeid}, '127.0.0.1', ${port})`)
  return { lose, bringBack: async () => void (await listen(port)) }
}
