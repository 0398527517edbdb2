import { openAsBlob } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { ImportReport } from '../src/application/import/import-workbook.ts'
import type { AcceptedJob, JobView } from '../src/domain/administration/administration.ts'
import { login } from './login.ts'

/** How often the job is read, in ms. */
const jobInterval = 50

/** Uploads the workbook as the panel does. Resolves when the job is accepted, with a function that waits for its end. */
export async function upload(origin: string, path: string): Promise<() => Promise<ImportReport>> {
  const form = new FormData()
  form.append('excelFile', await openAsBlob(path), 'listings.xlsx')
  const headers = { cookie: await login(origin) }
  const answer = await fetch(`${origin}/api/admin/import`, {
    method: 'POST',
    body: form,
    headers: { ...headers, prefer: 'respond-async' },
  })
  if (answer.status !== 202) throw new Error(`import: ${answer.status} ${await answer.text()}`)
  const { job } = (await answer.json()) as AcceptedJob
  return () => waitFor(`${origin}${job}`, headers)
}

async function waitFor(job: string, headers: { cookie: string }): Promise<ImportReport> {
  for (;;) {
    const { state, result } = (await (await fetch(job, { headers })).json()) as JobView
    if (state === 'done') return result as unknown as ImportReport
    if (state !== 'queued' && state !== 'running') throw new Error(`import: ${JSON.stringify(result)}`)
    await wait(jobInterval)
  }
}
