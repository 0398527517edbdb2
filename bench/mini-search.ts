import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { QueryClasses, WordSearchFigures } from './word-search.ts'

export interface MiniSearchOrder {
  readonly dataDir: string
  readonly sample: { readonly rows: number; readonly pieces: number }
  readonly classes: QueryClasses
}

/** The alternative of keeping listings in memory: MiniSearch, in a process of its own, so that its memory can be measured. */
export async function timeMiniSearch(order: MiniSearchOrder): Promise<WordSearchFigures> {
  const child = fork(join(import.meta.dirname, 'mini-search-process.ts'), {
    execArgv: [...process.execArgv, '--expose-gc', '--max-old-space-size=8192'],
    serialization: 'advanced',
  })
  const ended = once(child, 'exit')
  child.send(order)
  const answer = await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`MiniSearch's process ended with ${code}`))),
  ])
  await ended
  return answer[0] as WordSearchFigures
}
