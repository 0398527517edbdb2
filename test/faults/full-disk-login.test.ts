import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mountSmallDisk } from '../../scripts/campaign/small-disk.ts'
import { freePort } from '../free-port.ts'
import { type RunningProgram, startProgram, until, untilSays } from './running-product.ts'

const folder = await mkdtemp(join(tmpdir(), 'small-disk-'))
const disk = mountSmallDisk(join(folder, 'disk'))
const password = 'correct horse battery'

describe.skipIf(!disk)('with a full disk', () => {
  const dataDir = disk?.folder ?? ''
  const reserve = join(dataDir, 'directory.reserve')
  let origin = ''
  let server: RunningProgram | undefined

  /** A server that begins to start. */
  async function begin(): Promise<RunningProgram> {
    origin = `http://127.0.0.1:${await freePort()}`
    server = startProgram('serve', {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PORT: new URL(origin).port,
      ADMIN_PASSWORD: password,
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'warn',
    })
    return server
  }
  async function start(): Promise<RunningProgram> {
    const begun = await begin()
    await untilSays(begun, 'is ready')
    return begun
  }
  async function stop(): Promise<void> {
    server?.process.kill('SIGTERM')
    expect(await server?.ended).toEqual({ code: 0, signal: null })
  }
  async function signIn(): Promise<{ status: number; message: string }> {
    const answer = await fetch(`${origin}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify({ username: 'admin', password }),
    })
    const { message } = (await answer.json()) as { message: string }
    return { status: answer.status, message }
  }
  const signedIn = { status: 200, message: 'Login successful' }
  const inWords = {
    status: 507,
    message: 'The disk of the server is full, so nothing was stored. Make room on it and try again.',
  }
  const untilPage = () => until('a page', async () => (await fetch(`${origin}/`)).status === 200)
  const reserveIsUsed = 'is full. The room kept for this case is used now'

  /** Each test begins with room on the disk, and with a server that has set its reserve aside. */
  beforeEach(async () => {
    await disk?.makeRoom()
    await start()
    expect(existsSync(reserve)).toBe(true)
  })
  afterEach(async () => {
    server?.process.kill('SIGKILL')
    await server?.ended
  })
  afterAll(async () => {
    disk?.unmount()
    await rm(folder, { recursive: true, force: true })
  })

  test('the administrator signs in on the reserve; without it, the answer says what to do', async () => {
    await disk?.fill()
    expect(await signIn()).toEqual(signedIn)
    expect(server?.said()).toContain(reserveIsUsed)
    expect(existsSync(reserve)).toBe(false)
    await disk?.fill()
    expect(await signIn()).toEqual(inWords)
    await untilPage()
  })

  test('the server stops, starts on its reserve, serves, and lets the administrator in', async () => {
    await stop()
    await disk?.fill()
    await start()
    expect(server?.said()).toContain(reserveIsUsed)
    await untilPage()
    expect(await signIn()).toEqual(signedIn)
  })

  test('without a reserve the start says in words what to do; with room again, all is as before', async () => {
    await stop()
    await rm(reserve)
    await disk?.fill()
    const refused = await begin()
    expect(await refused.ended).toEqual({ code: 1, signal: null })
    expect(refused.said()).toContain('The disk is full: make room and start again.')
    expect(refused.said()).not.toMatch(/^ +at .*:\d+/m)
    await disk?.makeRoom()
    await start()
    await untilPage()
    expect(await signIn()).toEqual(signedIn)
  })
})
