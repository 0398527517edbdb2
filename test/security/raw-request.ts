import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  /** Keys are lower-case names. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** Sends a request line exactly as it is given, which no HTTP client does, and reads the answer until its end. */
export function rawRequest(origin: string, line: string, head: readonly string[] = []): Promise<RawAnswer> {
  const { host, hostname, port } = new URL(origin)
  const lines = [`${line} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...head]
  return sendBytes({ hostname, port: Number(port) }, `${lines.join('\r\n')}\r\n\r\n`)
}

/** Sends bytes, one for each character, and reads the answer until the connection ends. */
export function sendBytes(to: { hostname: string; port: number }, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(to.port, to.hostname, () => socket.write(bytes, 'latin1'))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => socket.end())
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString('latin1'))))
    socket.on('error', (error) => (chunks.length > 0 ? undefined : reject(error)))
  })
}

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n')
  const [statusLine = '', ...fields] = text.slice(0, end).split('\r\n')
  const headers = new Map(
    fields.map((field) => {
      const colon = field.indexOf(':')
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()] as const
    }),
  )
  const sent = text.slice(end + 4)
  const body = headers.get('transfer-encoding') === 'chunked' ? joinChunks(sent) : sent
  return { status: Number(statusLine.split(' ')[1]), headers, body }
}

function joinChunks(text: string): string {
  let joined = ''
  for (let at = 0; at < text.length; ) {
    const lineEnd = text.indexOf('\r\n', at)
    const length = Number.parseInt(text.slice(at, lineEnd), 16)
    joined += text.slice(lineEnd + 2, lineEnd + 2 + length)
    at = lineEnd + 2 + length + 2
  }
  return joined
}
