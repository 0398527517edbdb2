import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Job } from '../../application/ports/job-store.ts'

/** How often an empty message is sent, in ms, because proxies cut silent connections. */
const heartbeatInterval = 15_000

/** How often the session is checked, in ms: it may end in another process, or expire. */
const sessionInterval = 1000

interface JobEvents {
  readonly changes: AsyncGenerator<Job, void, void>
  readonly toView: (job: Job) => Promise<unknown>
  /** Whether the session of the client is still valid. */
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

/** Ends the stream with the session. The browser then connects again and is told to log in. */
async function endWithSession(stream: PassThrough, { isAllowed }: JobEvents): Promise<void> {
  // If the store cannot be asked, the next check will tell.
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
    // The browser's EventSource connects again and gets the job's state of that time.
    stream.destroy(error instanceof Error ? error : undefined)
  }
}
