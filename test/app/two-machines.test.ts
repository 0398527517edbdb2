import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminClient, adminClient } from './admin-client.ts'
import { storedDigest } from './listing-digest.ts'
import { startTestApp, type TestApp } from './test-app.ts'

// One machine serves, and another one runs the jobs: they share the database, and no folder.
let otherFolder: string
let app: TestApp
let admin: AdminClient
beforeAll(async () => {
  otherFolder = await mkdtemp(join(tmpdir(), 'other-machine-'))
  app = await startTestApp('postgres', { jobsIn: otherFolder })
  admin = await adminClient(app)
})
afterAll(async () => {
  await app.close()
  await rm(otherFolder, { recursive: true })
})

const filesIn = (folder: string) => readdir(folder).catch(() => [])
const csv = 'name,place_id,city,country\n새벽 약국,p-1,서울,KR\n저녁 약국,p-2,서울,KR\n'
const upload = async () =>
  (await admin.upload('/api/admin/uploads', new Blob([csv]), '약국.csv')).body as { uploadId: string }

test('a table that one machine received is previewed and imported by another, and then removed', async () => {
  const { uploadId } = await upload()
  expect(await filesIn(join(otherFolder, 'uploads'))).toEqual([])
  const preview = await admin.call('POST', '/api/admin/imports/preview', { uploadId })
  expect(await admin.ended(preview.body)).toMatchObject({ state: 'done', result: { new: 2 } })
  const started = await admin.call('POST', '/api/admin/imports', { uploadId })
  expect(await admin.ended(started.body)).toMatchObject({ state: 'done', result: { imported: 2 } })
  expect(await filesIn(join(otherFolder, 'uploads'))).toEqual([])
  expect(await app.storage.sharedFiles.list('uploads')).toEqual([])
})

test('a table that is taken back is gone for the other machine, too', async () => {
  const { uploadId } = await upload()
  expect((await admin.call('DELETE', `/api/admin/uploads/${uploadId}`)).status).toBe(200)
  expect(await app.storage.sharedFiles.list('uploads')).toEqual([])
  expect((await admin.call('POST', '/api/admin/imports', { uploadId })).status).toBe(404)
})

test('a workbook that one machine exported is fetched from another', async () => {
  const started = await admin.call('GET', '/api/admin/export', undefined, { prefer: 'respond-async' })
  const { id, result } = await admin.ended(started.body)
  expect(await filesIn(join(app.dataDir, 'exports'))).toEqual([])
  const answer = await app.fetch(`/api/admin/jobs/${id}/file`, { headers: { cookie: admin.cookie } })
  expect(answer.status).toBe(200)
  const { bytes } = result as { bytes: number }
  expect((await answer.arrayBuffer()).byteLength).toBe(bytes)
  expect(await filesIn(join(app.dataDir, 'exports'))).toEqual([`${id}.xlsx`])
})

test('a snapshot that one machine took is listed by another, and brings everything back', async () => {
  const before = await storedDigest(app.storage)
  const { body } = await admin.call('DELETE', '/api/admin/delete-all')
  expect(body).toMatchObject({ deleted: 2 })
  expect(await filesIn(join(app.dataDir, 'snapshots'))).toEqual([])
  const { snapshots } = (await admin.call('GET', '/api/admin/snapshots')).body
  expect(snapshots).toMatchObject([{ name: body.snapshot, listings: 2 }])
  // The machine that took it is gone with its folder.
  await rm(join(otherFolder, 'snapshots'), { recursive: true })
  const restored = await admin.call('POST', `/api/admin/snapshots/${body.snapshot}/restore`)
  expect(await admin.ended(restored.body)).toMatchObject({ state: 'done', result: { restored: 2 } })
  expect(await storedDigest(app.storage)).toBe(before)
})
