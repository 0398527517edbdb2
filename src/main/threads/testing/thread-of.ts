/**
 * A module for a thread that does each task with `work`, the body of an asynchronous function of `task`, `port` and `sendItems`.
 */
export function threadOf(work: string): URL {
  const [kept, stream] = ['kept-threads.ts', 'thread-stream.ts'].map((name) =>
    JSON.stringify(new URL(`../${name}`, import.meta.url).href),
  )
  const source = `import { threadId } from 'node:worker_threads'
    import { serveTasks } from ${kept}
    import { sendItems } from ${stream}
    serveTasks(async (task, port) => { ${work} })`
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`)
}
