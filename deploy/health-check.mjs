// Exit code 0 where the server on this machine is ready to serve. For containers.
const { PORT = '3000' } = process.env
const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined)
process.exitCode = answer?.ok ? 0 : 1
