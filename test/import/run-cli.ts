import { CommandLine } from '../../src/main/command-line.ts'
import { ownThread } from '../jobs/own-thread.ts'

export interface CliResult {
  /** Null if a signal ended the process. */
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/**
 * Runs the command line in the test's own process and thread: what `npm run cli` does, without the second that a process takes to start.
 * Tests of processes, signals, memory and standard input use `runCliProcess`.
 */
export async function runCli(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  { input = '' }: { readonly input?: string } = {},
): Promise<CliResult> {
  let out = ''
  let err = ''
  const addToErr = (line: string) => {
    err += `${line}\n`
  }
  const [firstLine = ''] = input.split('\n')
  const commandLine = new CommandLine({
    environment: { ...process.env, ...environment },
    terminal: {
      out(line) {
        out += `${line}\n`
      },
      err: addToErr,
      status: () => undefined,
      endStatus: () => undefined,
      onInterrupt: () => () => undefined,
      isInteractive: false,
      readSecret: async () => firstLine,
    },
    jobThread: (config) => ownThread(config, (fault) => addToErr(String(fault))),
  })
  const code = await commandLine.run(words)
  return { code, out, err }
}
