export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

/** Lets time pass. */
export interface Timer {
  /** Resolves after so many milliseconds. */
  wait(milliseconds: number): Promise<void>
}
