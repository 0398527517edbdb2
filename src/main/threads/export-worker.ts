import type { MessagePort } from 'node:worker_threads'
import { type ExportTask, writeExport } from '../write-export.ts'
import { serveTasks } from './kept-threads.ts'
import { sendItems } from './thread-stream.ts'

const chunkSize = 256 * 1024

/** Joins small chunks of bytes into large ones that can be transferred to another thread without a copy. */
class ByteGatherer {
  readonly #send: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  #bytes = new Uint8Array(chunkSize)
  #used = 0

  constructor(send: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>) {
    this.#send = send
  }

  async add(bytes: Uint8Array): Promise<void> {
    for (let start = 0; start < bytes.length; ) {
      const part = bytes.subarray(start, start + chunkSize - this.#used)
      this.#bytes.set(part, this.#used)
      this.#used += part.length
      start += part.length
      if (this.#used === chunkSize) await this.flush()
    }
  }

  /** Sends the rest. */
  async flush(): Promise<void> {
    const bytes = this.#bytes.subarray(0, this.#used)
    this.#bytes = new Uint8Array(chunkSize)
    this.#used = 0
    if (bytes.length > 0) await this.#send(bytes)
  }
}

/** The thread that reads listings and writes workbooks, as fast as the main thread asks for bytes. */
function exportTo(task: ExportTask, port: MessagePort): Promise<void> {
  return sendItems<Uint8Array<ArrayBuffer>>(port, async (send) => {
    const gatherer = new ByteGatherer((bytes) => send(bytes, [bytes.buffer]))
    await writeExport(task, (bytes) => gatherer.add(bytes))
    await gatherer.flush()
  })
}
serveTasks(exportTo)
