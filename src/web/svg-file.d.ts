/** The address of a file that has its hash in its name. */
declare module '*.svg?no-inline' {
  const address: string
  export default address
}
