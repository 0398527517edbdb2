import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * npm does not tell its script when it is ended: `npm start & kill $!` ends npm, but its shell and our process
 * continue. So the program checks whether these two are still there. If it was started in another way, such as `node
 * scripts/run.mjs start`, it watches nobody, because an interactive shell may end before the program.
 */
export function findStarter() {
  if (!process.env.npm_lifecycle_event) return { hasEnded: () => false }
  const parent = process.ppid
  // The command of the shell between npm and this process contains our command.
  const isShell = commandOf(parent).includes('run.mjs')
  const npm = isShell ? parentOf(parent) : undefined
  return {
    hasEnded: () => process.ppid !== parent || (npm !== undefined && parentOf(parent) !== npm),
  }
}

/** The number of a process's parent. A process whose parent has ended gets another parent at once. */
function parentOf(pid) {
  if (process.platform !== 'linux') return Number(askPs(pid, 'ppid'))
  // "1234 (name) S 567 …": the name may hold spaces and parentheses.
  return Number(readOf(pid, 'stat').split(') ').at(-1).split(' ')[1])
}

function commandOf(pid) {
  return process.platform === 'linux' ? readOf(pid, 'cmdline') : askPs(pid, 'args')
}

/** '' if the process has ended. */
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
