import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8 shows its collector to contexts that are made while this flag is set. */
function exposeCollector(): (options: { readonly type: 'minor' }) => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return collect
}

const collect = exposeCollector()

/**
 * Collects what this thread has made just now, in a millisecond. For libraries whose small objects hold megabytes that V8 does not
 * know of, so that it sees no reason to collect them.
 */
export const collectYoung = () => collect({ type: 'minor' })
