import cluster from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'

/** A process that served this long, in ms, is replaced at once; any other after a pause that doubles. */
const stableTime = 10_000
const pauses = { first: 1000, longest: 30_000 }

/** How long to wait before the next process takes the place of one that ended. */
export class RestartPauses {
  #next = pauses.first

  /** The pause in ms, after a process that served for `livedFor` ms. */
  after(livedFor: number): number {
    if (livedFor >= stableTime) {
      this.#next = pauses.first
      return 0
    }
    const pause = this.#next
    this.#next = Math.min(pause * 2, pauses.longest)
    return pause
  }
}

/** How long stopping may take, in ms: a little longer than each serving process may take. */
const stopLimit = 4500

interface ClusterEvents {
  /** Called when all processes serve. */
  onReady(): void
  /** Called when all processes have ended by themselves. */
  onStopped(): void
}

/** The serving processes of a cluster. A process that ends is replaced, until all are stopped. */
export class ServerCluster {
  readonly #size: number
  readonly #events: ClusterEvents
  readonly #listening = new Set<number>()
  readonly #pauses = new RestartPauses()
  #isReady = false
  #isStopping = false

  constructor(size: number, events: ClusterEvents) {
    this.#size = size
    this.#events = events
  }

  start(): void {
    cluster.on('listening', ({ id }) => this.#noteListening(id))
    for (let count = 0; count < this.#size; count++) this.#fork()
  }

  #fork(): void {
    if (this.#isStopping) return
    const startedAt = performance.now()
    const worker = cluster.fork()
    worker.once('exit', (code, signal) => {
      if (this.#isStopping) return
      // The process has printed the reason, and its successor would print the same.
      if (!this.#isReady && code === 1) {
        process.exitCode = 1
        void this.stop()
        return
      }
      this.#replace(signal ?? code, performance.now() - startedAt)
    })
  }

  #replace(reason: string | number, livedFor: number): void {
    const pause = this.#pauses.after(livedFor)
    console.error(
      `A server process ended (${reason}); another one takes its place${pause ? ` in ${pause / 1000} s` : ''}.`,
    )
    setTimeout(() => this.#fork(), pause)
  }

  #noteListening(id: number): void {
    this.#listening.add(id)
    if (this.#isReady || this.#listening.size < this.#size) return
    this.#isReady = true
    this.#events.onReady()
  }

  /** Ends the process once those that serve have ended, with code 0 unless they could not start. */
  async stop(): Promise<void> {
    this.#isStopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const ended = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
    for (const worker of workers) worker.process.kill('SIGTERM')
    const haveEnded = Promise.all(ended).then(() => true)
    if (await Promise.race([haveEnded, delay(stopLimit, false)])) this.#events.onStopped()
    for (const worker of workers) worker.process.kill('SIGKILL')
    process.exit()
  }
}
