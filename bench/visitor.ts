import { setTimeout as wait } from 'node:timers/promises'
import { RawConnection } from './raw-connection.ts'

const homeInterval = 50
const searchInterval = 200
/** The visitor's address, which is that of no other client. */
const visitor = '198.51.100.7'

export interface Listed {
  readonly id: string
  readonly name: string
}

/** Listings from all over the list of all listings, for making searches. */
export async function sampleListings(origin: string): Promise<Listed[]> {
  const found: Listed[] = []
  for (let offset = 0; offset < 100_000; offset += 5000) {
    const answer = await fetch(`${origin}/api/businesses?limit=100&offset=${offset}`)
    if (!answer.ok) throw new Error(`The listings could not be read: ${answer.status}`)
    found.push(...((await answer.json()) as { businesses: Listed[] }).businesses)
  }
  return found
}

/** Search pages that nobody has asked for yet. */
export function searchesOf(listings: readonly Listed[]): string[] {
  const words = new Set(listings.flatMap(({ name }) => name.split(/\s+/).filter((word) => word.length > 1)))
  return [...words].map((word) => `/search?q=${encodeURIComponent(word)}`)
}

/** Asks at a steady rate until told to stop, without waiting for earlier answers. Returns times and statuses. */
async function probe(
  origin: string,
  nextPath: () => string,
  { interval, signal }: { interval: number; signal: { stopped: boolean } },
) {
  const idle: RawConnection[] = []
  const times: number[] = []
  const statuses = new Map<number, number>()
  const answers: Promise<void>[] = []
  const ask = async () => {
    const connection = idle.pop() ?? new RawConnection(origin, visitor)
    const { status, time } = await connection.get(nextPath())
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    times.push(time)
    idle.push(connection)
  }
  const started = performance.now()
  for (let count = 0; !signal.stopped; count++) {
    await wait(Math.max(0, started + count * interval - performance.now()))
    answers.push(ask())
  }
  await Promise.all(answers)
  for (const connection of idle) connection.close()
  return { times, statuses }
}

export type Probed = Awaited<ReturnType<typeof probe>>

export interface Phase {
  readonly home: Probed
  readonly search: Probed
}

/** Reads the cached home page and uncached search pages until a promise resolves. */
export async function visit(origin: string, searches: string[], until: Promise<unknown>): Promise<Phase> {
  const signal = { stopped: false }
  const nextSearch = () => searches.pop() ?? '/search?q=none'
  const running = Promise.all([
    probe(origin, () => '/', { interval: homeInterval, signal }),
    probe(origin, nextSearch, { interval: searchInterval, signal }),
  ])
  await until
  signal.stopped = true
  const [home, search] = await running
  return { home, search }
}
