import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Job } from '../../application/ports/job-store.ts'

/** Proxies cut connections that say nothing for long. */
const heartbeatInterval = 15_000

/** How often it is asked whether the session goes on, in ms: it may end in another process, or by itself. */
const sessionInterval = 1000

interface JobEvents {
  readonly changes: AsyncGenerator<Job, void, void>
  readonly toView: (job: Job) => Promise<unknown>
  /** Whether the session still holds under which they are watched. */
  readonly isAllowed: () => Promise<boolean>
}

/** Streams a job's changes as server-sent events, until it or the session ends or the client goes away. */
export function sendJobEvents(reply: FastifyReply, events: JobEvents): FastifyReply {
  const stream = new PassThrough()
  const heartbeat = setInterval(() => stream.write(':\n\n'), heartbeatInterval)
  const looking = setInterval(() => void endWithSession(stream, events), sessionInterval)
  const stop = () => {
    clearInterval(heartbeat)
    clearInterval(looking)
  }
  stream.once('finish', stop).once('close', stop)
  void writeEvents(stream, events)
  return reply
    .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
    .send(stream)
}

/** The browser connects again then, and is told to log in. */
async function endWithSession(stream: PassThrough, { isAllowed }: JobEvents): Promise<void> {
  // Where the store cannot be asked, the next look will tell.
  const goesOn = await isAllowed().catch(() => true)
  if (!goesOn) stream.end()
}

async function writeEvents(stream: PassThrough, { changes, toView }: JobEvents): Promise<void> {
  try {
    for await (const job of changes) {
      const view = JSON.stringify(await toView(job))
      if (stream.destroyed || stream.writableEnded) return
      stream.write(`data: ${view}\n\n`)
    }
    stream.end()
  } catch (error) {
    // The browser's EventSource connects again and finds the job where it is then.
    stream.destroy(error instanceof Error ? error : undefined)
  }
}
