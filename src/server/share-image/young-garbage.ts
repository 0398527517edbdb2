import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Returns V8's collector of this thread, which V8 offers only to contexts that are created while `--expose-gc` is set.
 * The flag belongs to the process and stays set: a thread that cleared it could do so
 * just before another thread creates its context.
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
