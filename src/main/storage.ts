import { mkdirSync } from 'node:fs'
import { isStoreUnavailable } from '../application/ports/store-errors.ts'
import { growingPause, retry } from '../application/retry.ts'
import type { Config } from '../config/config.ts'
import { openStorage, type Storage, type StorageOptions } from '../storage/open-storage.ts'
import { provideGazetteerFile } from './gazetteer.ts'
import { describeStartProblem, isHopeless } from './process/start-problem.ts'

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

/** Between attempts, in ms. */
const pauses = { first: 1000, longest: 15_000 }

/**
 * Repeats a step of the server's start while the database cannot be reached: a database server that starts at the same time may take
 * longer. Problems that waiting does not solve, such as a wrong password, are thrown.
 */
export function untilStoreAnswers<T>(work: () => Promise<T>, say: (line: string) => unknown): Promise<T> {
  return retry(work, (error, attempt) => {
    if (!isStoreUnavailable(error) || isHopeless(error)) return undefined
    const pause = growingPause(attempt, pauses)
    say(`${describeStartProblem(error)} Trying again in ${pause / 1000} s.`)
    return pause
  })
}
