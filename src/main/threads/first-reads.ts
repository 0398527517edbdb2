import { setTimeout as wait } from 'node:timers/promises'
import type { ReadTask } from '../../server/reads/public-reads.ts'

/** In ms. The start comes first, and between two of these reads those of visitors do. */
const defaultPause = 1000

/** The home page, a trade in a place, and a word that is half typed: with them most tables of words and places are built. */
const tasks: readonly ReadTask[] = [
  { kind: 'page', url: '/', encoding: 'br' },
  { kind: 'page', url: `/search?q=${encodeURIComponent('카페 서울')}`, encoding: 'br' },
  { kind: 'suggest', text: 'plum', isPlace: false, language: 'en' },
]

/**
 * Reads once what visitors ask for most, so that the first of them need not wait until the tables are built that all later reads use.
 * Nobody waits for the answers.
 */
export async function readFirst(
  read: (task: ReadTask) => Promise<unknown>,
  { isOver, pause = defaultPause }: { readonly isOver: () => boolean; readonly pause?: number },
): Promise<void> {
  for (const task of tasks) {
    await wait(pause, undefined, { ref: false })
    if (isOver()) return
    // A database that cannot answer now tells those who ask.
    await read(task).catch(() => undefined)
  }
}
