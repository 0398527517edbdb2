import type { Terminal } from './cli-services.ts'

/** Runs an action that Ctrl+C can stop safely; it then ends with an error that says so. */
export async function interruptible<T>(
  terminal: Terminal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const release = terminal.onInterrupt(() => controller.abort(new Error('Interrupted; no file was written.')))
  try {
    return await work(controller.signal)
  } finally {
    release()
    terminal.endStatus()
  }
}
