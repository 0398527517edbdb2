import type { Command } from 'commander'
import { type CliServices, grouped, type Terminal } from './cli-services.ts'

export function addStatsCommand(program: Command, services: CliServices, terminal: Terminal): void {
  program
    .command('stats')
    .description('Print how many listings, cities, categories and countries there are')
    .option('--json', 'print JSON', false)
    .action(async (options: { json: boolean }) => {
      await services.migrate()
      const listings = await services.listings()
      const [statistics, countries] = await Promise.all([listings.statistics(), listings.listCountries()])
      const figures = { ...statistics, countries: countries.length }
      if (options.json) return terminal.out(JSON.stringify(figures))
      for (const [name, value] of Object.entries(figures)) terminal.out(`${name}: ${grouped(value)}`)
    })
}
