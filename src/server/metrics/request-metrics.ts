import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { PageCache } from '../responses/page-cache.ts'

/** Upper bounds of the latency histogram, in seconds: cached pages take less than the first, a long call more than the last. */
const latencyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])
/** Label of answers from the cache, which reach no route. */
const readyRoute = 'ready'

/** Reason of a refusal by the status of the answer. Answers with other statuses are not refusals. */
const refusalOfStatus: Readonly<Record<number, string>> = {
  400: 'malformed',
  401: 'not-signed-in',
  403: 'cross-site',
  405: 'method',
  408: 'too-slow',
  413: 'too-large',
  415: 'media-type',
  429: 'over-limit',
  431: 'headers-too-large',
  503: 'busy-or-unavailable',
  507: 'storage-full',
}

/** Reason of a refusal by the name of an error, where that is more precise than the status. */
const refusalOfError: Readonly<Record<string, string>> = {
  TooManyAttemptsError: 'too-many-attempts',
  StoreUnavailableError: 'store-unavailable',
  DirectoryHeldError: 'read-only',
}

/** Counts requests for a Prometheus registry. One for each server. */
export class RequestMetrics {
  readonly #routes = new WeakMap<ServerResponse, string>()
  readonly #reasons = new WeakMap<ServerResponse, string>()
  readonly #requests: Counter<'route' | 'method' | 'status'>
  readonly #seconds: Histogram<'route'>
  readonly #refused: Counter<'reason'>
  readonly #registry: Registry

  constructor(registry: Registry) {
    const registers = [registry]
    this.#registry = registry
    this.#requests = new Counter({
      name: 'http_requests_total',
      help: 'Answered requests. Route "ready": pages and files whose bytes were at hand.',
      labelNames: ['route', 'method', 'status'],
      registers,
    })
    this.#seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer.',
      labelNames: ['route'],
      buckets: latencyBuckets,
      registers,
    })
    this.#refused = new Counter({
      name: 'http_refused_requests_total',
      help: 'Requests that were refused, by reason.',
      labelNames: ['reason'],
      registers,
    })
  }

  /** To be called when a request begins, before anything is sent. */
  observe(request: IncomingMessage, response: ServerResponse): void {
    const start = performance.now()
    response.once('close', () => {
      const route = this.#routes.get(response) ?? readyRoute
      const status = response.headersSent ? response.statusCode : 499
      const method = knownMethods.has(request.method ?? '') ? (request.method ?? '') : 'other'
      this.#requests.inc({ route, method, status })
      this.#seconds.observe({ route }, (performance.now() - start) / 1000)
      this.countRefusal(status, this.#reasons.get(response))
    })
  }

  /** Sets a reason that is more precise than the status, such as `over-budget`. There are only few reasons. */
  setRefusalReason(response: ServerResponse, reason: string): void {
    this.#reasons.set(response, reason)
  }

  /** Sets the reason from the error, where that is more precise than the status. */
  noteError(response: ServerResponse, { name }: Error): void {
    const reason = refusalOfError[name]
    if (reason) this.setRefusalReason(response, reason)
  }

  /** Counts an answer if it is a refusal. Some are sent before there is a request. */
  countRefusal(status: number, known?: string): void {
    const reason = refusalOfStatus[status] && (known ?? refusalOfStatus[status])
    if (reason) this.#refused.inc({ reason })
  }

  /** Labels the answer with its route's pattern. With addresses, each would be a time series of its own. */
  setRoute(response: ServerResponse, pattern: string): void {
    this.#routes.set(response, pattern)
  }

  /** Adds metrics for hits and misses of the page cache. */
  watchCache(cache: PageCache): void {
    const lookups = new Counter({
      name: 'page_cache_lookups_total',
      help: 'Public pages asked for. A hit was at hand, a miss had to be made.',
      labelNames: ['outcome'],
      registers: [this.#registry],
      collect: () => {
        lookups.reset()
        lookups.inc({ outcome: 'hit' }, cache.hits)
        lookups.inc({ outcome: 'miss' }, cache.misses)
      },
    })
  }
}
