import { closeSync, openSync, readSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

/** From one beginning to the next, in ms. */
const interval = 15_000

function readOnce(path: string, buffer: Buffer): void {
  const file = openSync(path, 'r')
  while (readSync(file, buffer) > 0);
  closeSync(file)
}

/** Reads a file over and over, in a process of its own that gives way to all others; says when it has done so once. */
setPriority(constants.priority.PRIORITY_LOW)
const buffer = Buffer.alloc(2 ** 20)
for (let isFirst = true; ; isFirst = false) {
  const started = performance.now()
  readOnce(process.argv[2] ?? '', buffer)
  if (isFirst) process.send?.('read')
  await wait(Math.max(0, interval - (performance.now() - started)))
}
