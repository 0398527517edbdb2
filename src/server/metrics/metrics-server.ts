import { createServer, type Server } from 'node:http'

/** What a scrape gets: the text, and its content type. */
export interface MetricsSource {
  readonly contentType: string
  read(): Promise<string>
}

/** Answers `GET /metrics` and nothing else. It has a port of its own, so that a proxy for visitors never shows it. */
export function createMetricsServer(source: MetricsSource): Server {
  return createServer({ requestTimeout: 10_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('See /metrics.\n')
      return
    }
    try {
      const text = await source.read()
      response.writeHead(200, { 'content-type': source.contentType, 'cache-control': 'no-store' }).end(text)
    } catch {
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end('No metrics right now.\n')
    }
  })
}
