import module from 'node:module'

/**
 * To be loaded before one of the product's programs: its imports then read slowly and store few rows in a transaction, see
 * `slow-handlers.ts`. Everything else is the product's own. Plain JavaScript, because npm loads it with the Node it has, which may be
 * older and is not concerned.
 */
const product = new URL('../../src/main/job-handlers.ts', import.meta.url).href
const slow = new URL('./slow-handlers.ts', import.meta.url).href

module.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context)
    const isMeant = resolved.url === product && context.parentURL !== slow
    return isMeant ? { ...resolved, url: slow } : resolved
  },
})
