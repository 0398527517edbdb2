import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { isFullLength } from '../full-length.ts'

const root = join(import.meta.dirname, '..', '..')
const readText = (path: string) => readFileSync(join(root, path), 'utf8')
/** The command of the container: the JSON array after the last CMD at the beginning of a line. */
const containerCommand: readonly string[] = JSON.parse(
  /^CMD (\[.*\])$/m.exec(readText('Dockerfile'))?.[1] ?? '[]',
)

let folder: string
let release: string

/** Copies the files of a clean clone: those that git tracks, and new ones that it does not ignore. */
function copySource(target: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter(Boolean)) {
    const from = join(root, file)
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(from, join(target, file), { force: true })
  }
}

/**
 * The pages that `npm test` has built, with the stamp that says of which sources: the release builds them again only if its own are
 * others. At full length it builds them anew.
 */
function copyPages(target: string): void {
  const pages = join(root, 'dist')
  if (!isFullLength && existsSync(pages)) cpSync(pages, join(target, 'dist'), { recursive: true })
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  const source = join(folder, 'source')
  copySource(source)
  copyPages(source)
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter)
  const built = spawnSync('sh', ['deploy/build-release.sh'], {
    cwd: source,
    encoding: 'utf8',
    env: { ...process.env, PATH: path, NODE_OPTIONS: '' },
  })
  expect(built.status, built.stderr).toBe(0)
  release = join(source, 'release')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(command: readonly string[], environment: Record<string, string>): ChildProcess {
  const [, ...args] = command
  return spawn(process.execPath, args, {
    cwd: release,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit')
  return child.exitCode
}

test('a release starts with the command of the container, becomes healthy, and stops by SIGTERM', async () => {
  const environment = {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'warn',
  }
  const server = run(containerCommand, environment)
  try {
    const healthCheck = () => exitCode(run(['node', 'deploy/health-check.mjs'], environment))
    expect(await healthCheck()).toBe(1)
    for (let tries = 0; tries < 100 && (await healthCheck()) !== 0; tries++) {
      expect(server.exitCode).toBeNull()
      await delay(200)
    }
    expect(await healthCheck()).toBe(0)
  } finally {
    server.kill('SIGTERM')
  }
  expect(await exitCode(server)).toBe(0)
})

test('the systemd unit starts what the container starts', () => {
  const unit = readText('deploy/directory.service')
  expect(unit).toContain(`ExecStart=/usr/bin/env ${containerCommand.join(' ')}`)
})

const hasSystemdAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0

// Only machines with systemd have the tool.
test.runIf(hasSystemdAnalyze)('systemd finds nothing wrong with the units', () => {
  const units = join(folder, 'units')
  for (const name of ['directory.service', 'directory-backup.service', 'directory-backup.timer']) {
    mkdirSync(units, { recursive: true })
    cpSync(join(root, 'deploy', name), join(units, name))
  }
  const paths = ['directory.service', 'directory-backup.service', 'directory-backup.timer'].map((name) =>
    join(units, name),
  )
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--recursive-errors=no', ...paths], {
    encoding: 'utf8',
  })
  const problems = `${stdout}${stderr}`.split('\n').filter((line) => line.includes(units))
  // The folder of the release does not exist on this machine, which is no fault of the unit.
  expect(problems.filter((line) => !line.includes('/opt/directory'))).toEqual([])
})
