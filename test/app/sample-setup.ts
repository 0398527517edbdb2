import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the first process that needs the sample listings keeps them for the others, see `sample-folder.ts`. */
    sampleFolder: string
  }
}

/** One folder for all projects of a run. */
export default function setup(project: TestProject): () => Promise<void> {
  const path = join(tmpdir(), `sample-${process.pid}`)
  project.provide('sampleFolder', path)
  return () => rm(path, { recursive: true, force: true })
}
