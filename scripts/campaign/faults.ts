import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../../src/domain/random.ts'
import type { PostgresServer } from '../../test/postgres/postgres-server.ts'
import { type OperationName, sendsFile } from './operations.ts'
import type { ProductServer } from './product-server.ts'
import type { ProblemKind } from './round-context.ts'
import type { EngineName } from './round-plan.ts'
import type { Workplace } from './workplace.ts'

/** What a fault can use. */
export interface Stage {
  readonly place: Workplace
  readonly postgres: PostgresServer | undefined
  readonly random: Random
  readonly server: () => ProductServer
  /** Starts a server on the same data and sends everything to that from then on. */
  readonly startServer: () => Promise<void>
  /** Resolves when the fault must occur. */
  readonly moment: () => Promise<void>
  /** Makes the client abandon all its requests. */
  readonly goAway: () => void
  readonly report: (kind: ProblemKind, text: string) => void
  /** Registers something to do before the state is checked. */
  readonly before: (undo: () => Promise<void>) => void
}

export interface Fault {
  readonly title: string
  readonly engines: readonly EngineName[]
  readonly suits?: (operation: OperationName) => boolean
  readonly needs?: {
    readonly disk?: boolean
    readonly proxy?: boolean
    /** The fault needs a PostgreSQL server that no other round uses meanwhile. */
    readonly ownPostgres?: boolean
    readonly workers?: number
  }
  /** Causes the fault when it is due, and repairs the damage. */
  readonly strike: (stage: Stage) => Promise<void>
}

const both: readonly EngineName[] = ['sqlite', 'postgres']
/** Longer than a job's lease, in ms. */
const longPause = 11_000

const kill: Fault = {
  title: 'the server killed (SIGKILL) and started again',
  engines: both,
  async strike({ moment, server, startServer }) {
    await moment()
    await server().endBy('SIGKILL')
    await startServer()
  },
}

const term: Fault = {
  title: 'the server stopped (SIGTERM) and started again',
  engines: both,
  async strike({ moment, server, startServer, report }) {
    await moment()
    const end = await server().endBy('SIGTERM')
    if (end !== 'code 0') report('other', `the server stopped with ${end}: ${server().log()}`)
    await startServer()
  },
}

/** Chooses a process of a cluster: mostly the one that has worked most since its start. */
const worker: Fault = {
  title: 'a process of a cluster of two killed',
  engines: both,
  needs: { workers: 2 },
  async strike({ moment, server, random }) {
    await moment()
    const workers = server()
      .workers()
      .sort((a, b) => cpuTime(b) - cpuTime(a))
    const pid = random.chance(0.8) ? workers[0] : workers.at(-1)
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
  },
}

/** In half of the rounds a second server takes over meanwhile, and the first continues beside it for a while. */
const pause: Fault = {
  title: 'the server stands still (SIGSTOP) for longer than a lease',
  engines: both,
  async strike({ moment, server, startServer, random, before, report }) {
    await moment()
    const first = server()
    first.signal('SIGSTOP')
    if (!random.chance(0.5)) {
      await wait(longPause)
      return first.signal('SIGCONT')
    }
    // A stopped server may hold a lock for which the second one waits at its start.
    const timer = setTimeout(() => first.signal('SIGCONT'), longPause)
    await startServer()
    before(async () => {
      clearTimeout(timer)
      first.signal('SIGCONT')
      await wait(500)
      const end = await first.endBy('SIGTERM')
      if (end !== 'code 0') report('other', `the first of two servers stopped with ${end}: ${first.log()}`)
    })
  },
}

const disk: Fault = {
  title: 'no space left on the disk of DATA_DIR for a while',
  engines: both,
  needs: { disk: true },
  async strike({ moment, place, random }) {
    await moment()
    await place.disk?.fill()
    await wait(200 + random.below(1200))
    await place.disk?.makeRoom()
  },
}

const cut: Fault = {
  title: 'connections to PostgreSQL cut (a proxy in front), new ones refused for a while',
  engines: ['postgres'],
  needs: { proxy: true },
  async strike({ moment, place, random }) {
    await moment()
    await place.proxy?.cut(random.chance(0.5) ? 0 : random.below(1500))
  },
}

const postgresKilled: Fault = {
  title: 'PostgreSQL killed and started again',
  engines: ['postgres'],
  needs: { ownPostgres: true },
  async strike({ moment, postgres, random }) {
    await moment()
    await postgres?.crash('SIGKILL')
    await wait(random.below(1000))
    await postgres?.restart()
  },
}

const postgresRestarted: Fault = {
  title: 'PostgreSQL stopped and started again',
  engines: ['postgres'],
  needs: { ownPostgres: true },
  async strike({ moment, postgres, random }) {
    await moment()
    await postgres?.crash(random.chance(0.5) ? 'SIGINT' : 'SIGQUIT')
    await wait(random.below(1000))
    await postgres?.restart()
  },
}

/** If the operation sends a file, the client goes away in the middle of it: see the round. */
const client: Fault = {
  title: 'the client goes away in the middle of its upload or call',
  engines: both,
  suits: (operation) => sendsFile.has(operation) || operation === 'delete-all' || operation === 'seo',
  async strike({ moment, goAway }) {
    await moment()
    goAway()
  },
}

export const faults = {
  kill,
  term,
  worker,
  pause,
  disk,
  cut,
  'pg-kill': postgresKilled,
  'pg-restart': postgresRestarted,
  client,
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]

export function faultsOf(engine: EngineName, operation: OperationName): readonly FaultName[] {
  return faultNames.filter((name) => {
    const { engines, suits }: Fault = faults[name]
    return engines.includes(engine) && (suits?.(operation) ?? true)
  })
}

/** CPU time that a process has used, in ticks; 0 if the system does not tell or the process has ended. */
function cpuTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}
