import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SearchedWords } from '../../application/ports/search-feedback.ts'
import type { RequestMetrics } from '../metrics/request-metrics.ts'
import type { PublicReads, ReadTask } from '../reads/public-reads.ts'
import type { ReadAnswer } from '../reads/read-answer.ts'
import { CachedResponse } from '../responses/cached-response.ts'
import type { DataVersion } from '../responses/data-version.ts'
import type { PageCache } from '../responses/page-cache.ts'
import { clientAddressOf, clientGroupOf, clientGroupsOf } from '../security/client-address.ts'
import { EarlyReturns } from './early-returns.ts'
import { FairQueue } from './fair-queue.ts'
import { ReadBudget } from './read-budget.ts'
import { Refusal } from './refusal.ts'

/** How many reads of one client may wait. A browser asks for a handful at once, and several may share an address. */
const waitingPerClient = 12
/** How many reads of all clients may wait: half a second's worth of ordinary pages. */
const waitingLimit = 64

/**
 * How long a refusal is delayed, in ms, if the client was refused before and has come back too early: so one that asks again at once
 * gets two answers a second, not a thousand. A first refusal is not delayed.
 */
const heldFor = 500
/** How many refusals may be delayed at the same time; further ones are sent at once. */
const heldLimit = 500

/** The longest pause between two pieces, in ms. */
const longestPause = 100

/** How programs that read every page call themselves. */
const program = /bot|crawl|spider|slurp/i

/** Whether a visitor asks: for a page, or with a page that is open. Of calls, browsers say that; other programs do not. */
function isVisit({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || program.test(headers['user-agent'] ?? '')) return false
  return !url.startsWith('/api/') || headers['sec-fetch-site'] === 'same-origin'
}

export interface AdmittedReadsOptions {
  readonly reads: PublicReads
  readonly dataVersion: DataVersion
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds of reading per second for each client address; Infinity for no limit. */
  readonly readBudget: number
  readonly now: () => number
  /** Counts the searches of visitors that found nothing. */
  readonly zeroResults: { readonly count: (search: SearchedWords, client: string) => void }
  /** Absent: real time passes. */
  readonly wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
  /** Counts refusals by reason. Absent: metrics are off. */
  readonly metrics?: RequestMetrics | undefined
}

type Spend = (cost: number) => void

interface PieceOptions {
  readonly isContinuation: boolean
  readonly kept: ReadAnswer | undefined
  /** Milliseconds for what is done with the piece. */
  readonly cost: number
}

/**
 * All pieces of long answers wait as one client among the reads of visitors. What they cost is its debt, so after many pieces the reads
 * of visitors come first. And a client's own flood fills only its own places in the queue, never those of the pieces.
 */
const pieceReader = 'pieces of long answers'

interface AskedRead {
  readonly task: ReadTask
  /** Identifies the answer among others of the same data version. Absent: derived from the task. */
  readonly key?: string
  /** The cache that keeps the answer. */
  readonly cache?: PageCache
}

/** The client that asks, and a signal that aborts when it has gone away. */
export interface Asker {
  /** The response to this client. */
  readonly response?: ServerResponse | undefined
  /** The client and its networks, smallest first. */
  readonly groups: readonly [string, ...string[]]
  readonly signal?: AbortSignal | undefined
}

export function askerOf(
  request: FastifyRequest,
  reply: FastifyReply,
): Asker & { readonly signal: AbortSignal } {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return { response: reply.raw, groups: clientGroupsOf(clientAddressOf(request)), signal: gone.signal }
}

/** Admission of visitors' reads: caches first, then one queue with a budget for each client and each network. */
export class AdmittedReads {
  readonly #options: AdmittedReadsOptions
  readonly #queue: FairQueue<ReadAnswer>
  /** Pieces of long answers wait here for each other, so that they take up one place at most in the queue of all reads. */
  readonly #pieces: FairQueue<ReadAnswer>
  readonly #returns: EarlyReturns
  #held = 0
  #isClosed = false

  constructor(options: AdmittedReadsOptions) {
    this.#options = options
    this.#returns = new EarlyReturns(options.now)
    const budget = new ReadBudget({ perSecond: options.readBudget, now: () => performance.now() })
    const { atOnce } = options.reads
    const perClient = options.readBudget === Number.POSITIVE_INFINITY ? waitingLimit : waitingPerClient
    const bounds = { budget, waitingPerClient: perClient, waitingLimit }
    this.#queue = new FairQueue({ ...bounds, atOnce })
    this.#pieces = new FairQueue({ ...bounds, atOnce: 1 })
  }

  /** To be called before the server stops: refuses all reads that have not begun. */
  close(): void {
    this.#isClosed = true
    this.#queue.close()
    this.#pieces.close()
  }

  /** Answers from the cache, or reads. Rejects with a `Refusal` if the client asks for too much or the server is busy. */
  async send(request: FastifyRequest, reply: FastifyReply, asked: AskedRead): Promise<void> {
    const { dataVersion, now } = this.#options
    const { task, key = JSON.stringify(task), cache } = asked
    const version = dataVersion.current
    const kept = cache?.find(key, version, now())
    const response = kept ?? (await this.#readAnew(request, reply, { task, key }))
    if (!kept) cache?.store(key, version, response)
    this.#countZeroResult(request, response)
    reply.hijack()
    response.send(request.raw, reply.raw, now())
  }

  async #readAnew(
    request: FastifyRequest,
    reply: FastifyReply,
    { task, key }: { readonly task: ReadTask; readonly key: string },
  ): Promise<CachedResponse> {
    const { failure, ...answer } = await this.read(askerOf(request, reply), task, { key })
    if (failure) request.log.warn({ reason: failure, url: request.url }, 'a page lacks its data')
    return this.#toResponse(answer)
  }

  /** Rejects with a `Refusal` if the client asks for too much or the server is busy. */
  read(
    asker: Asker,
    task: ReadTask,
    { key = JSON.stringify(task) }: { readonly key?: string } = {},
  ): Promise<ReadAnswer> {
    const { reads, dataVersion } = this.#options
    const work = (spend: Spend) => reads.run(task, spend, dataVersion.current)
    return this.#orHoldBack(asker, this.#queue.run({ ...asker, work, key: this.#versioned(key) }))
  }

  /**
   * Reads a piece of a long answer.
   *
   * A piece passes two queues: among the pieces it waits as its asker, who also pays for it; among the reads of visitors it waits as
   * `pieceReader`. After a piece no other one is read for as long as it took, so at least half of the time is left to visitors.
   *
   * `isContinuation`: the client has the pieces before it, so it gets this one even if it is over its budget. `kept`: the piece, if a
   * cache has it; nothing is read then, and the client pays `cost` ms for the sending.
   */
  readPiece(asker: Asker, task: ReadTask, { isContinuation, kept, cost }: PieceOptions): Promise<ReadAnswer> {
    const { reads, dataVersion } = this.#options
    const key = this.#versioned(JSON.stringify(task))
    const read = (charge: Spend) =>
      this.#queue.run({
        groups: [pieceReader],
        isContinuation: true,
        key,
        work: (spend) =>
          reads.run(
            task,
            (spent) => {
              spend(spent)
              charge(spent)
            },
            dataVersion.current,
          ),
      })
    const work = async (charge: Spend) => {
      charge(cost)
      if (kept) return kept
      const started = performance.now()
      const piece = await read(charge)
      await wait(Math.min(performance.now() - started, longestPause))
      return piece
    }
    return this.#orHoldBack(asker, this.#pieces.run({ ...asker, isContinuation, work, key }))
  }

  #versioned(key: string): string {
    return `${this.#options.dataVersion.current} ${key}`
  }

  #countZeroResult(request: FastifyRequest, { content }: CachedResponse): void {
    if (content.foundNothing && isVisit(request))
      this.#options.zeroResults.count(content.foundNothing, clientGroupOf(clientAddressOf(request)))
  }

  async #orHoldBack<Result>({ response, groups, signal }: Asker, result: Promise<Result>): Promise<Result> {
    try {
      return await result
    } catch (error) {
      if (error instanceof Refusal) {
        if (response) this.#options.metrics?.setRefusalReason(response, error.reason)
        const hasGone = signal?.aborted === true
        if (!hasGone && this.#returns.isEarly(groups[0], error.retryAfter ?? 1)) await this.#holdBack(signal)
      }
      throw error
    }
  }

  async #holdBack(signal: AbortSignal | undefined): Promise<void> {
    if (this.#held >= heldLimit || this.#isClosed) return
    this.#held++
    await (this.#options.wait ?? realWait)(heldFor, signal).catch(() => undefined)
    this.#held--
  }

  #toResponse({ body, headers, ...answer }: ReadAnswer): CachedResponse {
    return new CachedResponse({
      ...answer,
      body: asBuffer(body),
      headers: { ...this.#options.headers, ...headers },
    })
  }
}

const realWait = (milliseconds: number, signal: AbortSignal | undefined) =>
  wait(milliseconds, undefined, signal && { signal })

/** A Buffer over the same bytes: Buffers become plain arrays on their way from another thread. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
