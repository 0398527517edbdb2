import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * npm does not tell its script when it is ended: `npm start & kill $!` ends npm, and the shell that npm starts for each script
 * leaves our process behind. So the program looks whether these two are still there. Started in another way, such as
 * `node scripts/run.mjs start`, it watches nobody: the shell somebody typed that into may well end before the program.
 */
export function findStarter() {
  if (!process.env.npm_lifecycle_event) return { hasEnded: () => false }
  const parent = process.ppid
  // The shell between npm and this process has our command in its own.
  const isShell = commandOf(parent).includes('run.mjs')
  const npm = isShell ? parentOf(parent) : undefined
  return {
    hasEnded: () => process.ppid !== parent || (npm !== undefined && parentOf(parent) !== npm),
  }
}

/** A process whose parent has ended gets another one at once. */
function parentOf(pid) {
  if (process.platform !== 'linux') return Number(askPs(pid, 'ppid'))
  // "1234 (name) S 567 …": the name may hold spaces and parentheses.
  return Number(readOf(pid, 'stat').split(') ').at(-1).split(' ')[1])
}

function commandOf(pid) {
  return process.platform === 'linux' ? readOf(pid, 'cmdline') : askPs(pid, 'args')
}

/** '' of a process that has ended. */
function readOf(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

function askPs(pid, column) {
  if (process.platform === 'win32') return ''
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}
