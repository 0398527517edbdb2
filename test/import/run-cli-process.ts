import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { programOptions } from './program-options.ts'
import type { CliResult } from './run-cli.ts'

const cli = join(import.meta.dirname, '..', '..', 'src', 'main', 'cli.ts')

export interface CliProcessResult extends CliResult {
  readonly signal: NodeJS.Signals | null
  /** Largest resident memory, in bytes; 0 if the system does not tell (only Linux does). */
  readonly peakMemory: number
}

/** Runs the command line in a separate process, which is killed (SIGKILL) after `killAfter` ms. */
export function runCliProcess(
  cliArguments: readonly string[],
  environment: Readonly<Record<string, string>>,
  options: { readonly killAfter?: number; readonly input?: string } = {},
): Promise<CliProcessResult> {
  const child = spawn(process.execPath, [...programOptions, cli, ...cliArguments], {
    env: { ...process.env, ...environment },
  })
  const timer = options.killAfter && setTimeout(() => child.kill('SIGKILL'), options.killAfter)
  let peakMemory = 0
  const watch = setInterval(() => {
    peakMemory = Math.max(peakMemory, residentPeak(child.pid))
  }, 20)
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  child.stdin.end(options.input)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      clearInterval(watch)
      resolve({ code, signal, out, err, peakMemory })
    })
  })
}

function residentPeak(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
