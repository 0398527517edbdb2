import type { Terminal } from './cli-services.ts'

/** Runs what leaves nothing half done when it is told to stop: at Ctrl+C, with an error that says so. */
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
