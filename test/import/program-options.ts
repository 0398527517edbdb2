/** Node's options for the product's programs, as `npm start` gives them: this process's own without the test runner's. */
export const programOptions = process.execArgv.filter((option) => option.startsWith('--wasm-'))
