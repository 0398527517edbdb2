import type { Command } from 'commander'
import { isStoreUnavailable } from '../application/ports/store-errors.ts'
import { type CliServices, duration, grouped, type Terminal } from './cli-services.ts'

const contents = `
Rebuilds the search index, counts, lists, addresses and everything else that is derived from the listings. It works in short steps, so
servers and jobs can go on meanwhile. If it is stopped, the same command continues it. Tables have the names that "verify" prints.`

const rest = 'What was rebuilt stays; the same command does the rest.'

export function addReindexCommand(program: Command, services: CliServices, terminal: Terminal): void {
  program
    .command('reindex')
    .description('Rebuild the search index, counts and all other derived tables from the listings')
    .option('--only <table>', 'rebuild only this table, by the name that "verify" prints')
    .addHelpText('after', contents)
    .action(async ({ only }: { readonly only?: string }) => {
      const started = performance.now()
      const controller = new AbortController()
      const stopped = new Error(`Interrupted. ${rest}`)
      const release = terminal.onInterrupt(() => controller.abort(stopped))
      try {
        await services.reindex({
          only,
          signal: controller.signal,
          onProgress: ({ step, done }) => terminal.status(`${step}: ${grouped(done)}`),
        })
      } catch (error) {
        if (isStoreUnavailable(error)) terminal.err(rest)
        throw error
      } finally {
        release()
        terminal.endStatus()
      }
      terminal.out(`Rebuilt: ${only ?? 'all tables'} (${duration((performance.now() - started) / 1000)}).`)
    })
}
