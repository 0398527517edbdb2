import type { AcceptedJob, JobView } from '../../src/domain/administration/administration.ts'
import type { TestApp } from './test-app.ts'

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any
}

/** The administrator's calls with one session. */
export interface AdminClient {
  readonly cookie: string
  call(method: string, path: string, payload?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** Sends files as the field `excelFile`. */
  upload(path: string, file: Blob, name: string, headers?: Record<string, string>): Promise<Answer>
  /** A job when it has ended. */
  ended(accepted: AcceptedJob): Promise<JobView>
}

export async function adminClient(app: Pick<TestApp, 'fetch' | 'login'>): Promise<AdminClient> {
  const cookie = await app.login()
  const read = async (answer: Response) => {
    const text = await answer.text()
    return {
      status: answer.status,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    }
  }
  const client: AdminClient = {
    cookie,
    async call(method, path, payload, headers = {}) {
      const json = payload === undefined ? {} : { 'content-type': 'application/json' }
      const body = payload === undefined ? {} : { body: JSON.stringify(payload) }
      return read(await app.fetch(path, { method, headers: { cookie, ...json, ...headers }, ...body }))
    },
    async upload(path, file, name, headers = {}) {
      const body = new FormData()
      body.append('excelFile', file, name)
      return read(await app.fetch(path, { method: 'POST', body, headers: { cookie, ...headers } }))
    },
    async ended({ job }) {
      // The stream of events ends with the job.
      await (await app.fetch(`${job}/events`, { headers: { cookie } })).text()
      return (await client.call('GET', job)).body as JobView
    },
  }
  return client
}
