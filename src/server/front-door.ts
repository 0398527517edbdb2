import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { hasBody } from './connections/request-body.ts'
import { type NormalTarget, readRequestTarget } from './request-target.ts'
import type { CachedResponse } from './responses/cached-response.ts'

export interface FrontDoorOptions {
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** The answer to a request for a page or file whose bytes are at hand. */
  readonly findReady: (method: string | undefined, target: NormalTarget) => CachedResponse | undefined
  readonly now: () => number
}

type FrontDoor = (request: IncomingMessage, response: ServerResponse, next: RequestListener) => void

const readOnly = new Set(['GET', 'HEAD'])

/**
 * The first to see a request. It answers what is at hand, moves or refuses what is not the normal form of an address,
 * and lets only normal addresses through to the framework: no other code has to think of `/./admin` or `//host/admin`.
 * A body of a GET means nothing, and whoever sends one would have it read to its end.
 */
export function createFrontDoor({ headers, findReady, now }: FrontDoorOptions): FrontDoor {
  return (request, response, next) => {
    const target = readRequestTarget(request.url)
    const isReading = readOnly.has(request.method ?? '')
    if (namesNoHost(request) || (isReading && hasBody(request))) return refuse(response, headers)
    if (target.kind === 'normal') {
      const ready = findReady(request.method, target)
      if (ready) return ready.send(request, response, now())
      request.url = target.query === '' ? target.path : `${target.path}?${target.query}`
      return next(request, response)
    }
    if (target.kind === 'moved' && isReading) {
      response.writeHead(301, { ...headers, location: target.location, 'content-length': 0 }).end()
    } else {
      refuse(response, headers)
    }
  }
}

const namesNoHost = ({ httpVersion, headers }: IncomingMessage) =>
  httpVersion === '1.1' && headers.host === undefined

function refuse(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  const body = JSON.stringify({ message: 'This request cannot be answered. Check its address.' })
  const more = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  response.writeHead(400, { ...headers, ...more }).end(body)
}
