import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../../src/config/config.ts'
import { createJobHandlers as createProductHandlers } from '../../src/main/job-handlers.ts'
import type { Storage } from '../../src/storage/open-storage.ts'
import { pacedImports } from './paced-import.ts'

const rowsPerTransaction = 100
/** Before each ten rows, in ms: however fast the machine is, there is time to stop an import of some thousand rows in its middle. */
const slowness = 10

/** Stands for the product's function of the same name, see `slow-import.mjs`. */
export const createJobHandlers = (config: Config, storage: Storage) =>
  createProductHandlers(
    config,
    storage,
    pacedImports(rowsPerTransaction, () => pause(slowness)),
  )
