import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { hasBody } from './connections/create-guarded-server.ts'
import { type NormalTarget, readRequestTarget } from './request-target.ts'
import type { CachedResponse } from './responses/cached-response.ts'

export interface FrontDoorOptions {
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** The cached answer to a request for a page or file. */
  readonly findReady: (method: string | undefined, target: NormalTarget) => CachedResponse | undefined
  readonly now: () => number
}

type FrontDoor = (request: IncomingMessage, response: ServerResponse, next: RequestListener) => void

const readOnly = new Set(['GET', 'HEAD'])

/**
 * The first handler of each request. It answers from the cache, and redirects or refuses addresses that are not in normal form.
 * Only normal addresses reach the framework, so no other code has to think of `/./admin` or `//host/admin`.
 * It refuses a GET with a body: the body has no meaning, and it would have to be read to its end.
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
