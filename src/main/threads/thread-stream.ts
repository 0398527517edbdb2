import { on } from 'node:events'
import type { MessagePort, Worker } from 'node:worker_threads'
import { fromPlainError, type PlainError, toPlainError } from './thread-errors.ts'

/** What a thread of a stream sends: an item for each request, and at last the end or the error that ended it. */
type StreamMessage<Item> = { readonly item: Item } | { readonly end: true } | { readonly error: PlainError }

/** Sends an item once it is requested. Buffers in `transfer` move to the other thread without a copy. */
type SendItem<Item> = (item: Item, transfer?: readonly ArrayBuffer[]) => Promise<void>

/** The end of a stream in the thread that makes its items: runs `work`, which waits in `send` for the next request (back-pressure). */
export async function sendItems<Item>(
  port: MessagePort,
  work: (send: SendItem<Item>) => Promise<void>,
): Promise<void> {
  const requests = on(port, 'message')
  const tell = (message: StreamMessage<Item>, transfer: readonly ArrayBuffer[] = []) =>
    port.postMessage(message, transfer)
  try {
    await work(async (item, transfer) => {
      await requests.next()
      tell({ item }, transfer)
    })
    tell({ end: true })
  } catch (error) {
    tell({ error: toPlainError(error) })
  } finally {
    await requests.return?.()
  }
}

/** The end of a stream in the thread that uses its items. Items that are requested ahead are made meanwhile. */
export class ThreadStream<Item> {
  readonly #worker: Worker
  readonly #messages: AsyncIterator<unknown>

  constructor(worker: Worker) {
    this.#worker = worker
    this.#messages = on(worker, 'message', { close: ['exit'] })
  }

  request(count = 1): void {
    for (let asked = 0; asked < count; asked++) this.#worker.postMessage('next')
  }

  /** The next item; undefined after the last. Throws what ended the thread early. */
  async next(): Promise<Item | undefined> {
    const { value, done } = await this.#messages.next()
    if (done) throw new Error('A thread ended before it had sent everything.')
    const [message] = value as [StreamMessage<Item>]
    if ('error' in message) throw fromPlainError(message.error)
    return 'item' in message ? message.item : undefined
  }

  /** Ends the thread, whatever it is doing. */
  async close(): Promise<void> {
    await this.#worker.terminate()
  }
}
