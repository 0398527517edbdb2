import type { Command } from 'commander'
import { type CliServices, duration, grouped, type Terminal } from './cli-services.ts'

const contents = `
Makes the search index, counts, lists, addresses and all else that is derived from the listings anew. Servers and jobs may go on
meanwhile: it works in short steps. One that was stopped is begun again with the same command. "verify" tells what is wrong, and calls
the tables by the same names.`

export function addReindexCommand(program: Command, services: CliServices, terminal: Terminal): void {
  program
    .command('reindex')
    .description('Make the search index, counts and all other derived tables anew from the listings')
    .option('--only <table>', 'this one alone, as "verify" calls it')
    .addHelpText('after', contents)
    .action(async ({ only }: { readonly only?: string }) => {
      const started = performance.now()
      const controller = new AbortController()
      const stopped = new Error('Interrupted. What was made anew stays; the same command does the rest.')
      const release = terminal.onInterrupt(() => controller.abort(stopped))
      try {
        await services.reindex({
          only,
          signal: controller.signal,
          onProgress: ({ step, done }) => terminal.status(`${step}: ${grouped(done)}`),
        })
      } finally {
        release()
        terminal.endStatus()
      }
      terminal.out(`Made anew: ${only ?? 'all tables'} (${duration((performance.now() - started) / 1000)}).`)
    })
}
