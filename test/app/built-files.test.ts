import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './test-app.ts'

const clientDir = join(import.meta.dirname, '..', '..', 'dist', 'client')

describe('built files', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite')
  })
  afterAll(() => app.close())

  test('GET /assets/… → the brotli made at build time, whole once unpacked, kept for good', async () => {
    const html = await (await app.fetch('/')).text()
    const script = /<script type="module" src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
    const packed = await app.fetch(script, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(Number(packed.headers.get('content-length'))).toBe(statSync(join(clientDir, `${script}.br`)).size)
    expect(packed.headers.get('cache-control')).toContain('immutable')
    const plain = await app.fetch(script, { headers: { 'accept-encoding': 'identity' } })
    expect(await packed.text()).toBe(await plain.text())
  })
})
