import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ablations, applyEdits } from './ablations.ts'
import { dataDirOf, workbooksOf } from './data-set.ts'

export const root = join(import.meta.dirname, '..')
const copies = join(root, '.cache', 'bench')

/** A version of the product's code, and the data that its own import has stored. */
export interface Checkout {
  readonly root: string
  readonly dataDir: string
}

/** Imports workbooks with the command line of a checkout, into the data folder of its own. Returns the seconds that it took. */
export async function importWith({ root, dataDir }: Checkout, rows: number): Promise<number> {
  const started = performance.now()
  for (const { path } of await workbooksOf(rows)) {
    const program = [...process.execArgv, join(root, 'src', 'main', 'cli.ts'), 'import', path]
    const child = spawn(process.execPath, program, {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SAMPLE_DATA: 'off' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`The import in ${root} ended with ${code}.`)
  }
  return (performance.now() - started) / 1000
}

/** The checkout of another commit in `folder`. It needs its packages installed and its pages built. */
export async function besideCheckout(folder: string, rows: number): Promise<Checkout> {
  if (!existsSync(join(folder, 'src', 'main', 'serve.ts')))
    throw new Error(`${folder} is no checkout of the product.`)
  const checkout = { root: folder, dataDir: join(folder, '.cache', 'bench', `data-${rows}`) }
  if (!existsSync(checkout.dataDir)) {
    console.log(`Importing with the code in ${folder} …`)
    const seconds = await importWith(checkout, rows)
    console.log(`That took ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows/s.`)
  }
  return checkout
}

/** A copy of this code without one mechanism, on the same data where the mechanism does not change what is stored. */
export async function checkoutWithout(name: string, rows: number): Promise<Checkout> {
  const ablation = ablations[name]
  if (!ablation) throw new Error(`There is no "${name}". Names: ${Object.keys(ablations).join(', ')}`)
  const copy = join(copies, `without-${name}`)
  rmSync(join(copy, 'src'), { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true })
  for (const shared of ['node_modules', 'dist', 'public', 'package.json']) {
    if (!existsSync(join(copy, shared))) symlinkSync(join(root, shared), join(copy, shared))
  }
  applyEdits(ablation.edits, {
    read: (file) => readFileSync(join(copy, file), 'utf8'),
    write: (file, text) => writeFileSync(join(copy, file), text),
  })
  if (!ablation.storesOtherData) return { root: copy, dataDir: dataDirOf(rows) }
  const checkout = { root: copy, dataDir: join(copy, `data-${rows}`) }
  rmSync(checkout.dataDir, { recursive: true, force: true })
  console.log(`Importing without ${name} …`)
  const seconds = await importWith(checkout, rows)
  console.log(`That took ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows/s.`)
  return checkout
}
