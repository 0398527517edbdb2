import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  readonly status: number
  /** From the request to the last byte, in ms. */
  readonly time: number
  readonly hasRetryAfter: boolean
}

/** The end of an answer that is sent in chunks. */
const lastChunk = '\r\n0\r\n\r\n'

/** One kept-alive connection for one request at a time, with as little work as possible. */
export class RawConnection {
  readonly #url: URL
  readonly #address: string
  #socket: Socket | undefined

  /** `address`: the client's address, as a proxy would send it. */
  constructor(origin: string, address: string) {
    this.#url = new URL(origin)
    this.#address = address
  }

  async get(path: string): Promise<RawAnswer> {
    const started = performance.now()
    const socket = await this.#connected()
    const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
    let head: string | undefined
    let missing = 0
    let end = ''
    const read = (bytes: Buffer) => {
      if (head === undefined) {
        // The server writes the head at once, so it arrives in one chunk.
        head = bytes.toString('latin1', 0, bytes.indexOf('\r\n\r\n') + 4)
        // Infinity: an answer of unknown length, whose last chunk is empty.
        const length = /^content-length: (\d+)/im.exec(head)?.[1]
        missing = head.length + Number(length ?? Number.POSITIVE_INFINITY)
      }
      missing -= bytes.length
      end = (end + bytes.toString('latin1', Math.max(0, bytes.length - lastChunk.length))).slice(
        -lastChunk.length,
      )
      if (missing > 0 && !(missing === Number.POSITIVE_INFINITY && end === lastChunk)) return
      socket.off('data', read).off('close', lost)
      const status = Number(head.slice(9, 12))
      resolve({ status, time: performance.now() - started, hasRetryAfter: /^retry-after: \d/im.test(head) })
    }
    const lost = () => reject(new Error(`${path}: the connection was ended`))
    socket.on('data', read).once('close', lost)
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${this.#url.host}\r\nX-Forwarded-For: ${this.#address}\r\nAccept-Encoding: gzip, br\r\n\r\n`,
    )
    return promise
  }

  close(): void {
    this.#socket?.destroy()
  }

  async #connected(): Promise<Socket> {
    if (this.#socket?.writable) return this.#socket
    const { hostname: host, port } = this.#url
    const socket = connect({ host, port: Number(port), noDelay: true })
    socket.on('error', () => socket.destroy())
    await once(socket, 'connect')
    this.#socket = socket
    return socket
  }
}
