import type { Storage } from '../../storage.ts'

export function openPostgres(options: { databaseUrl: string; poolSize?: number }): Storage {
  throw new Error(options.databaseUrl)
}
