import { setTimeout as delay } from 'node:timers/promises'
import { isStoreUnavailable } from '../application/ports/store-unavailable.ts'
import { describeStartProblem, isHopeless } from './start-problem.ts'

/** In seconds. */
const pauses = { first: 1, longest: 15 }

/**
 * Does what the start of a server takes, again and again while the database is out of reach: a database server that starts at the same
 * time may take longer. What waiting does not mend, such as a wrong password, is thrown.
 */
export async function untilStoreAnswers<T>(
  work: () => Promise<T>,
  say: (line: string) => unknown,
): Promise<T> {
  for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
    try {
      return await work()
    } catch (error) {
      if (!isStoreUnavailable(error) || isHopeless(error)) throw error
      say(`${describeStartProblem(error)} Trying again in ${pause} s.`)
    }
    await delay(pause * 1000)
  }
}
