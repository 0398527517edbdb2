import { Worker } from 'node:worker_threads'
import type { ImportProgress, ImportReport, ImportRequest } from '../application/import/import-workbook.ts'
import type { ImportRunner } from '../application/ports/import-runner.ts'
import type { Config } from '../config/config.ts'
import { fromFailure, type ImportJob, type ImportMessage } from './import-messages.ts'

/** Batches are short-lived: a small young generation keeps the thread's memory down. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 384 }

/** Runs each import in a thread of its own, one after the other. */
export class ThreadImportRunner implements ImportRunner {
  readonly #config: Config
  #last: Promise<unknown> = Promise.resolve()

  constructor(config: Config) {
    this.#config = config
  }

  run(request: ImportRequest, onProgress?: (progress: ImportProgress) => void): Promise<ImportReport> {
    const start = () => this.#start(request, onProgress)
    const result = this.#last.then(start, start)
    this.#last = result.catch(() => undefined)
    return result
  }

  #start(request: ImportRequest, onProgress?: (progress: ImportProgress) => void): Promise<ImportReport> {
    const workerData: ImportJob = { config: this.#config, request }
    const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { workerData, resourceLimits })
    return new Promise((resolve, reject) => {
      worker.on('message', (message: ImportMessage) => {
        if ('progress' in message) onProgress?.(message.progress)
        else if ('report' in message) resolve(message.report)
        else reject(fromFailure(message.failure))
      })
      worker.on('error', reject)
      worker.on('exit', (code) => reject(new Error(`The import's thread ended early (exit code ${code}).`)))
    })
  }
}
