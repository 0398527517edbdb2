// The crawlers of the crawl bench, in a process of their own: `node crawl-clients.ts ORIGIN < paths`.
// Each has an address of its own and reads all paths once, one after the other, from another place in the list on.
import { text } from 'node:stream/consumers'
import { RawConnection } from './raw-connection.ts'

const clients = 10

const [origin = ''] = process.argv.slice(2)
const paths = (await text(process.stdin)).split('\n').filter(Boolean)
const statuses: Record<string, number> = {}

async function crawl(client: number): Promise<void> {
  const connection = new RawConnection(origin, `203.0.113.${client + 1}`)
  const start = Math.floor((paths.length / clients) * client)
  for (const path of [...paths.slice(start), ...paths.slice(0, start)]) {
    const { status } = await connection.get(path)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  connection.close()
}

await Promise.all(Array.from({ length: clients }, (_, client) => crawl(client)))
console.log(JSON.stringify(statuses))
