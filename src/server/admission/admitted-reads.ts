import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestMetrics } from '../metrics/request-metrics.ts'
import type { PublicReads, ReadTask } from '../reads/public-reads.ts'
import type { ReadAnswer } from '../reads/read-answer.ts'
import { CachedResponse } from '../responses/cached-response.ts'
import type { DataVersion } from '../responses/data-version.ts'
import type { PageCache } from '../responses/page-cache.ts'
import { clientAddressOf, clientGroupOf } from '../security/client-address.ts'
import { FairQueue } from './fair-queue.ts'
import { ReadBudget } from './read-budget.ts'
import { Refusal } from './refusal.ts'

/** Reads of one client address that wait. A browser asks for a handful at once; several may share an address. */
const waitingPerAddress = 12
/** Of all addresses: half a second's worth of ordinary pages. */
const waitingLimit = 64

/** How long a refusal is held back, in ms: a client that asks again at once is answered twice a second, not a thousand times. */
const heldFor = 500
/** Refusals held back at the same time; further ones are sent at once. */
const heldLimit = 500

export interface AdmittedReadsOptions {
  readonly reads: PublicReads
  readonly dataVersion: DataVersion
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds of reading per second and client address; Infinity for no bound. */
  readonly readBudget: number
  readonly now: () => number
  /** Counts refusals by reason; absent: nobody asks for figures. */
  readonly metrics?: RequestMetrics | undefined
}

interface AskedRead {
  readonly task: ReadTask
  /** What tells this read's answer apart from others of the same data. Made of the task where it is absent. */
  readonly key?: string
  /** Where the answer is kept. */
  readonly cache?: PageCache
}

/** Who asks, and a signal that aborts when they have gone away. */
export interface Asker {
  /** What they are answered on. */
  readonly response?: ServerResponse | undefined
  readonly address: string
  readonly signal?: AbortSignal | undefined
}

export function askerOf(request: FastifyRequest, reply: FastifyReply): Asker {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return { response: reply.raw, address: clientGroupOf(clientAddressOf(request)), signal: gone.signal }
}

/** What stands between visitors and the reading of the store: caches, then one queue with a budget for each client address. */
export class AdmittedReads {
  readonly #options: AdmittedReadsOptions
  readonly #queue: FairQueue<ReadAnswer>
  /** What is made of many reads: one at a time, as each holds megabytes. */
  readonly #large: FairQueue<CachedResponse>
  #held = 0
  #isClosed = false

  constructor(options: AdmittedReadsOptions) {
    this.#options = options
    const budget = new ReadBudget({ perSecond: options.readBudget, now: () => performance.now() })
    const { atOnce } = options.reads
    const perAddress = options.readBudget === Number.POSITIVE_INFINITY ? waitingLimit : waitingPerAddress
    const bounds = { budget, waitingPerAddress: perAddress, waitingLimit }
    this.#queue = new FairQueue({ ...bounds, atOnce })
    this.#large = new FairQueue({ ...bounds, atOnce: 1 })
  }

  /** Before the server stops: what has not begun is refused. */
  close(): void {
    this.#isClosed = true
    this.#queue.close()
    this.#large.close()
  }

  /** Answers from the cache, or reads. Rejects with a `Refusal` where the client or the server has too much to do. */
  async send(request: FastifyRequest, reply: FastifyReply, asked: AskedRead): Promise<void> {
    const { dataVersion, now } = this.#options
    const { task, key = JSON.stringify(task), cache } = asked
    const version = dataVersion.current
    const kept = cache?.find(key, version, now())
    const response = kept ?? this.#toResponse(await this.read(askerOf(request, reply), task, { key }))
    if (!kept) cache?.store(key, version, response)
    reply.hijack()
    response.send(request.raw, reply.raw, now())
  }

  /** `isBegun`: a part of what was admitted before; it is not refused for the client's budget. */
  read(
    asker: Asker,
    task: ReadTask,
    { key = JSON.stringify(task), isBegun = false }: { key?: string; isBegun?: boolean } = {},
  ): Promise<ReadAnswer> {
    const { reads, dataVersion } = this.#options
    const work = (spend: (cost: number) => void) => reads.run(task, spend)
    const queued = { ...asker, isBegun, work, key: `${dataVersion.current} ${key}` }
    return this.#orHoldBack(asker, this.#queue.run(queued))
  }

  /** Makes what takes many reads, once for all who ask for the same meanwhile. */
  make(asker: Asker, key: string, work: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const queued = { ...asker, work, key: `${this.#options.dataVersion.current} ${key}` }
    return this.#orHoldBack(asker, this.#large.run(queued))
  }

  async #orHoldBack<Result>({ response, signal }: Asker, result: Promise<Result>): Promise<Result> {
    try {
      return await result
    } catch (error) {
      if (error instanceof Refusal) {
        if (response) this.#options.metrics?.setRefusalReason(response, error.reason)
        await this.#holdBack(signal)
      }
      throw error
    }
  }

  async #holdBack(signal: AbortSignal | undefined): Promise<void> {
    if (this.#held >= heldLimit || this.#isClosed) return
    this.#held++
    await wait(heldFor, undefined, signal && { signal }).catch(() => undefined)
    this.#held--
  }

  #toResponse({ body, encoded, headers, ...answer }: ReadAnswer): CachedResponse {
    return new CachedResponse({
      ...answer,
      body: asBuffer(body),
      encoded: encoded && { [encoded.encoding]: asBuffer(encoded.body) },
      headers: { ...this.#options.headers, ...headers },
    })
  }
}

/** The same bytes: what comes from another thread is no Buffer any more. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
