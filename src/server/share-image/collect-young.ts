import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8 offers its `gc` function to contexts that are created while this flag is set. */
function exposeCollector(): (options: { readonly type: 'minor' }) => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return collect
}

const collect = exposeCollector()

/**
 * Collects this thread's young garbage, in a millisecond. For libraries whose small objects hold megabytes of native memory, of
 * which V8 does not know, so that it sees no reason to collect them.
 */
export const collectYoung = () => collect({ type: 'minor' })
