// The attackers of the connections bench, in a process of their own: `node connections-clients.ts ORIGIN SECONDS`.
// 1,000 clients at one address: a third sends requests without waiting for answers, a third asks for pages and does not read
// them, a third asks for nothing. Those that send open another connection each second, the others when they lose theirs.
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const clients = 1000
const address = '127.0.0.2'
const reconnectAfter = 1000

const [origin = '', seconds = '60'] = process.argv.slice(2)
const { hostname, port, host } = new URL(origin)
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`
const flood = get('/').repeat(2500)

const counts = { opened: 0, bytesSent: 0 }
const sockets = new Set<Socket>()
let turn = 0
let isOver = false

function send(socket: Socket): void {
  socket.pause()
  socket.write(flood)
}

const kinds: readonly ((socket: Socket) => void)[] = [
  send,
  (socket) => {
    socket.pause()
    socket.write(get(`/search?q=slow${turn++}`))
  },
  () => undefined,
]

async function attack(kind: (socket: Socket) => void): Promise<void> {
  while (!isOver) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: address })
    sockets.add(socket)
    counts.opened++
    socket.on('error', () => undefined).on('connect', () => kind(socket))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    if (kind === send) await Promise.race([closed, wait(reconnectAfter)])
    else await closed
    socket.destroy()
    await closed
    counts.bytesSent += socket.bytesWritten
    sockets.delete(socket)
    if (!isOver) await wait(reconnectAfter)
  }
}

const attacks = Array.from({ length: clients }, (_, index) =>
  attack(kinds[index % kinds.length] ?? (() => undefined)),
)
await wait(Number(seconds) * 1000)
isOver = true
for (const socket of sockets) socket.destroy()
await Promise.all(attacks)
console.log(JSON.stringify(counts))
