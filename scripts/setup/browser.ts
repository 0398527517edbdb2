import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export function findBrowser(): string | undefined {
  return places.find((path) => path && existsSync(path))
}

function run(command: string, commandArguments: readonly string[]): boolean {
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, commandArguments, { ...quiet, env: environment }).status === 0
}

/** Finds Chromium, or installs Debian's with a Korean font. Throws with what to do where it can do neither. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log('Installing Chromium for the browser tests (apt-get) …')
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = 'apt-get', ...prefix] = [...asRoot, 'apt-get']
  const installed =
    run(command, [...prefix, 'update', '-qq']) &&
    run(command, [...prefix, 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'])
  const browser = installed ? findBrowser() : undefined
  if (!browser) {
    throw new Error(
      'Chromium is needed for the browser tests and could not be installed. Install it (Debian: apt-get install chromium fonts-noto-cjk), or name it in CHROMIUM_PATH.',
    )
  }
  return browser
}
