import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Chromium without windows, which opens a page in a third of the time. Debian has it as a package of its own. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const places = [
  process.env.CHROMIUM_PATH,
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser that `CHROMIUM_PATH` names, or else the quickest that is installed. */
export function findBrowser(): string | undefined {
  return places.find((path) => path && existsSync(path))
}

interface AptOutcome {
  readonly isDone: boolean
  /** True if another apt holds the lock of the package lists, of dpkg or of the downloads. */
  readonly isLocked: boolean
}

const lockMessage = /Could not get lock|Unable to (?:acquire|lock)|is another process using it/
/** How long to wait for another apt, in ms: short at first, then longer, four minutes in total. */
const waits = [2000, 5000, 10_000, 20_000, 30_000, 45_000, 60_000, 60_000]

/** Shows apt's output as it comes, for example that it waits. */
function runApt(aptArguments: readonly string[]): Promise<AptOutcome> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...aptArguments]
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
  const child = spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], env: environment })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
    process.stderr.write(chunk)
  })
  return new Promise((resolve) => {
    child.once('error', () => resolve({ isDone: false, isLocked: false }))
    child.once('close', (code) => resolve({ isDone: code === 0, isLocked: lockMessage.test(said) }))
  })
}

/**
 * Repeats an apt command until no other apt holds a lock, or it has taken too long. apt itself can wait for dpkg's
 * lock, but not for that of the package lists.
 */
export async function untilUnlocked(
  run: () => Promise<AptOutcome>,
  wait: (milliseconds: number) => Promise<unknown>,
): Promise<boolean> {
  for (const time of waits) {
    const { isDone, isLocked } = await run()
    if (isDone || !isLocked) return isDone
    console.log(`Another apt is at work on this machine: waiting ${time / 1000} s for it …`)
    await wait(time)
  }
  return (await run()).isDone
}

const apt = (...aptArguments: string[]) =>
  untilUnlocked(() => runApt(['-o', 'DPkg::Lock::Timeout=300', ...aptArguments]), sleep)

/** Debian's Chromium with windows, to which the package without windows belongs. */
const isDebians = (browser: string) => browser === '/usr/bin/chromium' && existsSync('/etc/debian_version')

/**
 * Finds Chromium, or installs Debian's without windows, and a Korean font. If neither works, throws an error that says
 * what to do.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser()
  if (found && !isDebians(found)) return found
  console.log('Installing Chromium for the browser tests (apt-get) …')
  // Where Debian's Chromium is there already, the package without windows is only quicker.
  if (await apt('update', '-qq'))
    await apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk')
  const browser = findBrowser()
  if (!browser) {
    throw new Error(
      'Chromium is needed for the browser tests and could not be installed. Install it (Debian: apt-get install chromium-headless-shell fonts-noto-cjk), or name it in CHROMIUM_PATH.',
    )
  }
  return browser
}
