/**
 * Node's options for the product's programs, as with `npm start`: those of this process without the test runner's.
 */
export const programOptions = process.execArgv.filter((option) => option.startsWith('--wasm-'))
