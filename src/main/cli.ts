import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Terminal } from '../cli/cli-services.ts'
import { CommandLine } from './command-line.ts'
import { createFilesPrivately } from './process/private-files.ts'
import { onStopRequest } from './process/stop-serving.ts'

/** Time between two status lines, in ms: on a terminal, and in a log. */
const statusInterval = { terminal: 100, log: 5000 }
/** How long stopping may take, in ms. */
const stopLimit = 4000

function createTerminal(): Terminal {
  // Writing to a closed terminal fails. The command must still be able to stop properly.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const live = process.stderr.isTTY === true
  let lastStatus = Number.NEGATIVE_INFINITY
  let open = false
  return {
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    status(line) {
      const now = performance.now()
      if (now - lastStatus < (live ? statusInterval.terminal : statusInterval.log)) return
      lastStatus = now
      open = live
      process.stderr.write(live ? `\r\x1b[2K${line}` : `${line}\n`)
    },
    endStatus() {
      if (open) process.stderr.write('\r\x1b[2K')
      open = false
    },
    onInterrupt(action) {
      process.on('SIGINT', action)
      return () => process.off('SIGINT', action)
    },
    isInteractive: process.stdin.isTTY === true,
    readSecret,
  }
}

function readSecret(prompt: string): Promise<string> {
  const interactive = process.stdin.isTTY === true
  if (interactive) process.stderr.write(prompt)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: interactive })
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      if (interactive) process.stderr.write('\n')
      resolve(line)
      lines.close()
    })
    lines.once('close', () => reject(new Error('No password was given.')))
  })
}

const commandLine = new CommandLine({ environment: process.env, terminal: createTerminal() })

// SIGINT (Ctrl+C) is not in the list: each command handles it itself.
onStopRequest(() => {
  process.exitCode = 1
  if (!commandLine.stop()) process.exit()
  setTimeout(() => process.exit(), stopLimit).unref()
}, ['SIGTERM', 'SIGHUP'])

createFilesPrivately()
process.exitCode = await commandLine.run(process.argv.slice(2))
