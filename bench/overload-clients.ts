// The attackers of the overload bench, in a process of their own: `node overload-clients.ts ORIGIN SECONDS < ids`.
// Each client asks for the next expensive read as soon as the last one is answered, whatever the answer is.
import { text } from 'node:stream/consumers'
import { RawConnection } from './raw-connection.ts'

const clients = 50
const addresses = ['203.0.113.1', '203.0.113.2', '2001:db8:1:2::3']

const [origin = '', seconds = '30'] = process.argv.slice(2)
/** Ids of listings, for their pictures. */
const ids = (await text(process.stdin)).split('\n').filter(Boolean)

/** All addresses differ, except those of sitemaps. */
const worstReads: readonly ((turn: number) => string)[] = [
  (turn) =>
    `/api/businesses?openNow=1&minRating=4&lat=${10 + (turn % 900) / 50}&lng=${-35 - (turn % 700) / 50}`,
  (turn) => `/api/businesses?sort=rating&minRating=3&hasPhone=1&offset=${turn % 900}&limit=20`,
  (turn) => `/businesses?rating=3.5&phone=1&open=1&sort=rating&page=${(turn % 40) + 1}&q=a${turn}`,
  (turn) => `/share/${ids[turn % ids.length]}.png`,
  (turn) => `/api/businesses?search=restaurant%20${turn % 97}&facets=1&sort=reviews&offset=${turn % 800}`,
  (turn) => `/sitemap-businesses-${(turn % 4) + 1}.xml`,
]

const statuses: Record<string, number> = {}
let turn = 0
let withoutRetryAfter = 0
const until = performance.now() + Number(seconds) * 1000

async function attack(address: string): Promise<void> {
  const connection = new RawConnection(origin, address)
  while (performance.now() < until) {
    turn++
    const path = worstReads[turn % worstReads.length]?.(turn) ?? '/'
    try {
      const { status, hasRetryAfter } = await connection.get(path)
      statuses[status] = (statuses[status] ?? 0) + 1
      if ((status === 429 || status === 503) && !hasRetryAfter) withoutRetryAfter++
    } catch {
      statuses['connection lost'] = (statuses['connection lost'] ?? 0) + 1
    }
  }
  connection.close()
}

await Promise.all(
  Array.from({ length: clients }, (_, client) => attack(addresses[client % addresses.length] ?? '')),
)
console.log(JSON.stringify({ statuses, withoutRetryAfter }))
