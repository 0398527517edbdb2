import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printTable } from './figures.ts'
import { hammer } from './raw-client.ts'
import { cpuTime, type ServerProcess, startServerProcess } from './server-process.ts'

/** How often each server is measured, in turn, so that a disturbance of the machine affects both. */
const rounds = 5
const roundTime = 2000

interface Load {
  answers: number
  seconds: number
  cpu: number
}

/** A page's compressed bytes, as sent. */
function compressedBody(origin: string, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(`${origin}${path}`, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
    })
      .on('error', reject)
      .end()
  })
}

async function measure(server: ServerProcess, path: string, load: Load): Promise<void> {
  const cpu = cpuTime(server.pid)
  const started = performance.now()
  load.answers += await hammer(server.origin, path, roundTime)
  load.seconds += (performance.now() - started) / 1000
  load.cpu += cpuTime(server.pid) - cpu
}

/** Cached home page against a bare `node:http` server that sends the same bytes. */
export async function benchCachedPage(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'))
  const product = await startServerProcess('src/main/serve.ts', {
    DATA_DIR: dir,
    DATABASE_URL: '',
    WEB_CONCURRENCY: '1',
  })
  const bodyFile = join(dir, 'body')
  writeFileSync(bodyFile, await compressedBody(product.origin, '/'))
  const bare = await startServerProcess('bench/bare-server.ts', { BODY_FILE: bodyFile })
  const loads: [string, ServerProcess, Load][] = [
    ['bare node:http', bare, { answers: 0, seconds: 0, cpu: 0 }],
    ['cached page', product, { answers: 0, seconds: 0, cpu: 0 }],
  ]
  try {
    for (const [, server] of loads) await hammer(server.origin, '/', roundTime)
    for (let round = 0; round < rounds; round++) {
      for (const [, server, load] of loads) await measure(server, '/', load)
    }
  } finally {
    await Promise.all([bare.stop(), product.stop()])
    rmSync(dir, { recursive: true, force: true })
  }
  const rate = (load: Load) => load.answers / load.seconds
  const cost = (load: Load) => (load.cpu * 1000) / load.answers
  const base = (loads[0] as (typeof loads)[0])[2]
  printTable(
    'Cached pages',
    ['server', 'requests/s', 'of bare', 'CPU a request', 'bare / this'],
    loads.map(([name, , load]) => [
      name,
      Math.round(rate(load)).toLocaleString('en-US'),
      `${((rate(load) / rate(base)) * 100).toFixed(0)} %`,
      `${cost(load).toFixed(1)} µs`,
      `${((cost(base) / cost(load)) * 100).toFixed(0)} %`,
    ]),
  )
}
