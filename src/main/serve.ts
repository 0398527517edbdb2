import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import { type Config, ConfigError, readConfig } from '../config/config.ts'
import { createApp } from './app.ts'
import { createLogger } from './log.ts'
import { prepare } from './prepare.ts'
import { openConfiguredStorage } from './storage.ts'

const say = (line: string) => console.log(line)

async function serve(config: Config, announce: boolean): Promise<void> {
  const storage = await openConfiguredStorage(config)
  if (announce) await prepare(config, storage, say)
  const app = await createApp(config, storage, createLogger())
  await app.listen({ port: config.port, host: config.host })
  if (announce) announceReady(config, listeningPort(app))
  const stop = async () => {
    await app.close()
    await storage.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function listeningPort(app: FastifyInstance): number | string {
  const address = app.server.address()
  return address !== null && typeof address === 'object' ? address.port : (address ?? '')
}

function announceReady(config: Config, port: number | string): void {
  say(`${config.siteName} is ready: http://${config.host}:${port}/  (administrator: /admin, stop: Ctrl+C)`)
}

/** One process prepares the database and then only watches over those that serve. */
async function serveCluster(config: Config): Promise<void> {
  const storage = await openConfiguredStorage(config)
  await prepare(config, storage, say)
  await storage.close()
  const stop = () => {
    cluster.removeAllListeners('exit')
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill('SIGTERM')
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  cluster.on('exit', (worker, code) => {
    console.error(`A server process ended (${code}); another one takes its place.`)
    setTimeout(() => cluster.fork(), worker.isConnected() ? 0 : 1000)
  })
  let listening = 0
  cluster.on('listening', () => {
    if (++listening === config.webConcurrency) announceReady(config, config.port)
  })
  for (let count = 0; count < config.webConcurrency; count++) cluster.fork()
}

try {
  const config = readConfig(process.env)
  if (cluster.isPrimary && config.webConcurrency > 1) await serveCluster(config)
  else await serve(config, cluster.isPrimary)
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (inUse)
    console.error(`${error.message}\nAnother program uses this port: stop it, or set PORT to a free one.`)
  else console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
