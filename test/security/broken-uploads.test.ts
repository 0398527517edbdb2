import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createWorkbookWriter } from '../../src/excel/workbook-writer.ts'
import { removeUploadsHourly } from '../../src/main/uploads.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'

let app: TestApp
let cookie: string
let folder: string
let workbook: Blob
const uploads = () => readdir(join(app.dataDir, 'uploads')).catch(() => [])

beforeAll(async () => {
  app = await startTestApp('sqlite')
  cookie = await app.login()
  folder = await mkdtemp(join(tmpdir(), 'broken-uploads-'))
  const path = join(folder, 'one.xlsx')
  await createWorkbookWriter().write(path, ['name', 'place_id'], [['가게', 'one']])
  workbook = new Blob([await readFile(path)])
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const part = (name: string) =>
  `--cut\r\ncontent-disposition: form-data; name="${name}"; filename="a.xlsx"\r\ncontent-type: application/octet-stream\r\n\r\n`

describe.each(['/api/admin/import', '/api/admin/uploads'])('POST %s', (path) => {
  afterEach(async () => {
    expect(await uploads()).toEqual([])
    expect(await app.json('/api/statistics')).toMatchObject({ totalBusinesses: 0 })
  })
  const send = async (type: string, body: BodyInit) => {
    const answer = await app.fetch(path, { method: 'POST', body, headers: { cookie, 'content-type': type } })
    return { status: answer.status, message: ((await answer.json()) as { message: string }).message }
  }

  test.each([
    ['no boundary', 'multipart/form-data', part('excelFile')],
    ['a body that is no form', 'multipart/form-data; boundary=cut', 'PK\u0003\u0004 nonsense'],
    ['a part that breaks off', 'multipart/form-data; boundary=cut', `${part('excelFile')}PK\u0003\u0004`],
    ['a head that breaks off', 'multipart/form-data; boundary=cut', part('excelFile').slice(0, 30)],
  ])('with %s is told what to send', async (_, type, body) => {
    const { status, message } = await send(type, body)
    expect(status).toBe(400)
    expect(message).toContain('Send the workbook as multipart/form-data, field excelFile')
  })

  test('with a file that has no name is refused', async () => {
    const body = `${part('excelFile').replace('; filename="a.xlsx"', '')}x\r\n--cut--\r\n`
    expect((await send('multipart/form-data; boundary=cut', body)).status).toBe(400)
  })

  test.each(['excelFile', 'another'])('with a second file, in field %s, imports neither', async (second) => {
    const form = new FormData()
    form.append('excelFile', workbook, 'one.xlsx')
    form.append(second, workbook, 'two.xlsx')
    const answer = await app.fetch(path, { method: 'POST', body: form, headers: { cookie } })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ message: expect.stringContaining('second file') })
  })

  test('that is cut off leaves nothing behind', async () => {
    const { hostname, port } = new URL(app.origin)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie}\r\ncontent-length: 1000000\r\n` +
        `content-type: multipart/form-data; boundary=cut\r\n\r\n${part('excelFile')}${'x'.repeat(100_000)}`,
    )
    await expect.poll(uploads).toHaveLength(1)
    socket.destroy()
    await expect.poll(uploads).toEqual([])
  })
})

test('a running server looks for abandoned uploads every hour', async () => {
  vi.useFakeTimers()
  try {
    const hooks = new Map<string, () => Promise<void>>()
    const remove = vi.fn(async () => undefined)
    const log = { error: vi.fn() }
    const addHook = (name: string, hook: () => Promise<void>) => hooks.set(name, hook)
    removeUploadsHourly({ addHook, log } as never, remove)
    await hooks.get('onReady')?.()
    vi.advanceTimersByTime(3 * 60 * 60 * 1000)
    expect(remove).toHaveBeenCalledTimes(3)
    await hooks.get('preClose')?.()
    vi.advanceTimersByTime(60 * 60 * 1000)
    expect(remove).toHaveBeenCalledTimes(3)
  } finally {
    vi.useRealTimers()
  }
})
