import {
  MessageChannel,
  type MessagePort,
  parentPort,
  type ResourceLimits,
  Worker,
} from 'node:worker_threads'

/** How long a thread without a task is kept, in ms: files and edits mostly come one after the other. */
const defaultKeptFor = 60_000

/** What a thread is sent: a task, and the port over which both sides talk about it. */
interface ThreadOrder<Task> {
  readonly task: Task
  readonly port: MessagePort
}

/** A task that a thread does. */
export interface BegunTask {
  readonly port: MessagePort
  /** Rejects with the reason once the thread has ended before its task. It never resolves. */
  readonly death: Promise<never>
  /** To be called once the thread has done the task: it may be given the next one. */
  release(): void
  /** Ends the thread, whatever it is doing. */
  end(): Promise<void>
}

interface IdleThread {
  readonly worker: Worker
  readonly death: Promise<never>
  readonly timer: NodeJS.Timeout
}

/**
 * Threads of one kind, one for each task. To start one takes about as long as a small task, so the last one that has done its task is kept
 * for a while. Such a thread does not keep the process alive.
 */
export class KeptThreads<Task> {
  readonly #module: URL
  readonly #resourceLimits: ResourceLimits
  readonly #keptFor: number
  #idle: IdleThread | undefined
  #isClosed = false

  /** `keptFor`: how long a thread is kept without a task, in ms. */
  constructor(module: URL, resourceLimits: ResourceLimits, keptFor = defaultKeptFor) {
    this.#module = module
    this.#resourceLimits = resourceLimits
    this.#keptFor = keptFor
  }

  /** Gives a task to the thread that was kept, or to a new one. */
  begin(task: Task): BegunTask {
    const { worker, death } = this.#takeIdle() ?? this.#start()
    const { port1: port, port2: theirs } = new MessageChannel()
    const order: ThreadOrder<Task> = { task, port: theirs }
    worker.postMessage(order, [theirs])
    let isOver = false
    return {
      port,
      death,
      release: () => {
        port.close()
        if (!isOver) this.#keep(worker, death)
        isOver = true
      },
      end: async () => {
        port.close()
        if (!isOver) await worker.terminate()
        isOver = true
      },
    }
  }

  /** Ends the thread that is kept, and keeps none from now on. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#takeIdle()?.worker.terminate()
  }

  #takeIdle(): IdleThread | undefined {
    const idle = this.#idle
    if (!idle) return undefined
    this.#idle = undefined
    clearTimeout(idle.timer)
    idle.worker.ref()
    return idle
  }

  #start(): Pick<IdleThread, 'worker' | 'death'> {
    const worker = new Worker(this.#module, { resourceLimits: this.#resourceLimits })
    const { promise: death, reject } = Promise.withResolvers<never>()
    death.catch(() => undefined)
    worker.once('error', reject)
    worker.once('exit', (code) => {
      if (this.#idle?.worker === worker) this.#takeIdle()
      reject(new Error(`A thread ended early (exit code ${code}).`))
    })
    return { worker, death }
  }

  #keep(worker: Worker, death: Promise<never>): void {
    if (this.#idle || this.#isClosed) {
      void worker.terminate()
      return
    }
    worker.unref()
    const timer = setTimeout(() => void worker.terminate(), this.#keptFor).unref()
    this.#idle = { worker, death, timer }
  }
}

/** In the thread: does each task that it is given. A task that throws ends the thread. */
export function serveTasks<Task>(work: (task: Task, port: MessagePort) => Promise<void>): void {
  parentPort?.on('message', ({ task, port }: ThreadOrder<Task>) => void work(task, port))
}
