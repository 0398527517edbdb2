import { on } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import type { BegunTask } from './kept-threads.ts'
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

/** The end of a stream in the thread that uses its items. */
export class ThreadStream<Item> {
  readonly #task: BegunTask
  readonly #messages: AsyncIterator<unknown>
  #hasEnded = false

  constructor(task: BegunTask) {
    this.#task = task
    this.#messages = on(task.port, 'message', { close: ['close'] })
  }

  /** Asks for items, which are made meanwhile. */
  request(count = 1): void {
    for (let asked = 0; asked < count; asked++) this.#task.port.postMessage('next')
  }

  /** The next item; undefined after the last. Throws what ended the work early. */
  async next(): Promise<Item | undefined> {
    if (this.#hasEnded) return undefined
    const { value, done } = await this.#messages.next()
    if (done) return this.#task.death
    const [message] = value as [StreamMessage<Item>]
    if ('item' in message) return message.item
    this.#hasEnded = true
    this.#task.release()
    if ('error' in message) throw fromPlainError(message.error)
    return undefined
  }

  /** Ends the thread if it has not sent everything, whatever it is doing. */
  async close(): Promise<void> {
    await this.#task.end()
  }
}
