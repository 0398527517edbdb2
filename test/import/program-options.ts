/**
 * Node's options for the product's programs, as with `npm start`: those of this process without the test runner's.
 */
export const programOptions = process.execArgv.filter((option) => option.startsWith('--wasm-'))

/** A variable for the product's programs with which their imports read slowly, in small transactions. */
export const slowImport = {
  NODE_OPTIONS: `--import=${new URL('./slow-import.mjs', import.meta.url).href}`,
}
