import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Returns V8's `gc` function for this thread. Only a context that is created while the flag `--expose-gc` is set has it. The flag is
 * one for the whole process, so it stays set: clearing it could hit the moment in which another thread creates its context.
 */
export function exposeCollector(): (options: { readonly type: 'minor' }) => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}

const collect = exposeCollector()

/**
 * Collects this thread's young garbage, in a millisecond. For libraries whose small objects hold megabytes of native memory, of
 * which V8 does not know, so that it sees no reason to collect them.
 */
export const collectYoungGarbage = () => collect({ type: 'minor' })
