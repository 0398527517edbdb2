import { connect } from 'node:net'

const connections = 32

/**
 * Asks for one address again and again on kept-alive connections for `duration` ms, with as little work as possible: it counts
 * bytes, as all answers have the same length. Returns the number of answers.
 */
export async function hammer(origin: string, path: string, duration: number): Promise<number> {
  const { hostname, port, host } = new URL(origin)
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`)
  const size = await answerSize(hostname, Number(port), request)
  const until = performance.now() + duration
  const run = () =>
    new Promise<number>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(request))
      socket.setNoDelay(true)
      let answers = 0
      let received = 0
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        received += chunk.length
        if (received < size) return
        received -= size
        answers++
        if (performance.now() < until) socket.write(request)
        else socket.end(() => resolve(answers))
      })
    })
  const counts = await Promise.all(Array.from({ length: connections }, run))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Bytes of one whole answer, including its head. */
function answerSize(host: string, port: number, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0)
    const socket = connect(port, host, () => socket.write(request))
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk])
      const headEnd = bytes.indexOf('\r\n\r\n')
      const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, Math.max(headEnd, 0)))?.[1]
      if (headEnd < 0 || bytes.length < headEnd + 4 + Number(length)) return
      socket.destroy()
      resolve(bytes.length)
    })
  })
}
