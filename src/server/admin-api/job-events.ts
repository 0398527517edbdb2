import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Job } from '../../application/ports/job-store.ts'

/** Proxies cut connections that say nothing for long. */
const heartbeatInterval = 15_000

/** Streams a job's changes as server-sent events, until it ends or the client goes away. */
export function sendJobEvents(
  reply: FastifyReply,
  changes: AsyncGenerator<Job, void, void>,
  toView: (job: Job) => unknown,
): FastifyReply {
  const stream = new PassThrough()
  const heartbeat = setInterval(() => stream.write(':\n\n'), heartbeatInterval)
  stream.once('close', () => clearInterval(heartbeat))
  void writeEvents(stream, changes, toView)
  return reply
    .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
    .send(stream)
}

async function writeEvents(
  stream: PassThrough,
  changes: AsyncGenerator<Job, void, void>,
  toView: (job: Job) => unknown,
): Promise<void> {
  try {
    for await (const job of changes) {
      if (stream.destroyed) return
      stream.write(`data: ${JSON.stringify(toView(job))}\n\n`)
    }
    stream.end()
  } catch (error) {
    // The browser's EventSource connects again and finds the job where it is then.
    stream.destroy(error instanceof Error ? error : undefined)
  }
}
