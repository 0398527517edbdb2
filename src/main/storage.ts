import { mkdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { isStoreUnavailable } from '../application/ports/store-errors.ts'
import type { Config } from '../config/config.ts'
import { openStorage, type Storage, type StorageOptions } from '../storage/open-storage.ts'
import { provideGazetteerFile } from './gazetteer.ts'
import { describeStartProblem, isHopeless } from './start-problem.ts'

/** Opens the configured database. Also provides the gazetteer, on which the stored cities depend. */
export function openConfiguredStorage(
  config: Config,
  options: Pick<StorageOptions, 'readOnly'> = {},
): Promise<Storage> {
  const { dataDir, databaseUrl } = config
  provideGazetteerFile()
  if (!options.readOnly) mkdirSync(dataDir, { recursive: true })
  return openStorage({ dataDir, ...options, ...(databaseUrl && { databaseUrl }) })
}

/** Pauses between attempts, in seconds. */
const pauses = { first: 1, longest: 15 }

/**
 * Repeats a step of the server's start while the database cannot be reached: a database server that starts at the same time may take
 * longer. Problems that waiting does not solve, such as a wrong password, are thrown.
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
