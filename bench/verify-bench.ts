import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { emptyDataDir } from './data-set.ts'
import { printTable } from './figures.ts'
import { importWith, root } from './other-checkout.ts'

const cli = join(root, 'src', 'main', 'cli.ts')

/** How long a command of the product takes, in seconds. */
async function runCommand(dataDir: string, ...command: string[]): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, [...process.execArgv, cli, ...command], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SAMPLE_DATA: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}`)
  return (performance.now() - started) / 1000
}

/** Runs verify and reindex after an import, and compares their times with the import's. */
export async function benchVerify({ rows }: { rows: number }): Promise<void> {
  const dataDir = emptyDataDir(rows)
  const imported = await importWith({ root, dataDir }, rows)
  const lines = [['import', imported.toFixed(1), '1']]
  for (const command of ['verify', 'reindex', 'verify']) {
    const seconds = await runCommand(dataDir, command)
    lines.push([command, seconds.toFixed(1), (seconds / imported).toFixed(2)])
  }
  printTable(`Of ${rows.toLocaleString('en-US')} rows`, ['command', 'seconds', 'of the import'], lines)
}
